// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/fightermark.h"

#include "core/text/localizedtext.h"
#include "core/text/plaintext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Those of all players whose names begin like this.
std::vector<FighterRef> fightersCalled(const SkirmishContext &context, const QString &beginning)
{
    std::vector<FighterRef> some;
    for (Seat seat = 0; seat < context.playerCount(); ++seat) {
        for (const FighterCard &card : context.seat(seat).warband.fighters) {
            if (localized(card.name).startsWith(beginning, Qt::CaseInsensitive))
                some.push_back({seat, card.id});
        }
    }
    return some;
}

QString raisedNumber(int number)
{
    const QString raised = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
    QString digits;
    for (const QChar digit : QString::number(number))
        digits += raised.at(digit.digitValue());
    return digits;
}

} // namespace

QString fighterMark(const SkirmishContext &context, const FighterRef &wanted)
{
    const QString name = localized(context.fighter(wanted)->name);
    const QString initial = firstCharacter(name);
    if (fightersCalled(context, initial).size() < 2)
        return initial.toUpper();
    const QString two = initial + firstCharacter(name.mid(initial.size()));
    if (fightersCalled(context, two).size() < 2)
        return initial.toUpper() + two.mid(initial.size()).toLower();
    // Among all who begin like him: "Anna" and "Arno", each twice, are four.
    const std::vector<FighterRef> all = fightersCalled(context, initial);
    const auto place = std::find(all.begin(), all.end(), wanted) - all.begin();
    return initial.toUpper() + raisedNumber(static_cast<int>(place) + 1);
}

} // namespace dugout
