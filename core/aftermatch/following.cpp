// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/following.h"

#include "core/match/effects/effects.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString modifiers = Tables::FanFactorModifiers;

/// What the stadium adds to the roll.
int stadiumBonus(const AfterView &view)
{
    const TableRow *stadium = stadiumRow(view.context(), view.match());
    return stadium ? stadium->value(Key::FanFactorRoll) : 0;
}

} // namespace

bool isFanTable(const AfterView &view)
{
    return view.context().table(modifiers) != nullptr;
}

std::vector<CountedRow> fanReasons(const AfterView &view)
{
    return countedRows(view, modifiers);
}

int fanModifiers(const AfterView &view)
{
    return countedSum(view, modifiers);
}

int fanFactorChange(const AfterView &view, const std::vector<int> &dice)
{
    int total = stadiumBonus(view);
    for (const int die : dice)
        total += die;
    const QString table = Tables::FanFactor;
    if (isFanTable(view)) {
        const TableRow *row = view.context().row(table, total + fanModifiers(view));
        return row ? row->value(Key::FanFactor) : 0;
    }
    const TableRow *row = view.outcomeRow(table);
    if (!row || total == view.team().fanFactor)
        return 0;
    return row->value(total > view.team().fanFactor ? Key::IfHigher : Key::IfLower);
}

} // namespace dugout
