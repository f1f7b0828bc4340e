// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/following.h"

#include "core/match/effects/effects.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString modifiers = Tables::FanFactorModifiers;

int casualtiesCaused(const AfterView &view)
{
    int sum = 0;
    for (const MatchPlayer &player : view.match().side(view.seat()).players)
        sum += player.deeds.casualties;
    return sum;
}

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

std::vector<FanReason> fanReasons(const AfterView &view)
{
    std::vector<FanReason> found;
    const auto add = [&](const QString &id, int count = 1) {
        const TableRow *row = view.context().rowById(modifiers, id);
        if (row && count >= row->value(Key::Minimum, 1))
            found.push_back({row, row->value(Key::Modifier)});
    };
    add(outcomeName(view.outcome()));
    add(u"touchdowns"_s, view.match().side(view.seat()).score);
    add(u"casualties"_s, casualtiesCaused(view));
    add(view.context().setup().occasion);
    if (const TableRow *row = view.context().rowById(modifiers, Rows::LargeFollowing))
        found.push_back({row,
                         row->value(Key::Modifier)
                             * (view.team().fanFactor / std::max(1, row->value(Key::Step, 1)))});
    std::erase_if(found, [](const FanReason &each) { return each.value == 0; });
    return found;
}

int fanModifiers(const AfterView &view)
{
    int sum = 0;
    for (const FanReason &each : fanReasons(view))
        sum += each.value;
    return sum;
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
