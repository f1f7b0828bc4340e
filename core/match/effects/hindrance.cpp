// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/hindrance.h"

#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Where the edition says what the roll does: among those at the beginning of an action, or in a
/// table of its own.
const TableRow *rowOf(const MatchContext &context, const RollId &roll)
{
    const TableRow *row = context.rowById(Tables::ActivationRolls, roll.text());
    return row ? row : context.rowById(roll.text(), Rows::Basic);
}

} // namespace

void hinder(const MatchContext &context, MatchPlayer &player, const RollId &roll)
{
    const TableRow *row = rowOf(context, roll);
    TimedEffect timedEffect{roll};
    timedEffect.dazed = row && row->value(Key::LosesTackleZone) > 0;
    timedEffect.rooted = row && row->value(Key::Rooted) > 0;
    std::erase_if(player.timedEffects,
                  [&timedEffect](const TimedEffect &each) { return each == timedEffect; });
    if (timedEffect.dazed || timedEffect.rooted)
        player.timedEffects.push_back(timedEffect);
}

void endHindrance(MatchPlayer &player, const RollId &roll)
{
    const Source source = roll;
    std::erase_if(player.timedEffects, [&source](const TimedEffect &timedEffect) {
        return timedEffect.source == source && timedEffect.dazed;
    });
}

void wake(MatchPlayer &player)
{
    std::erase_if(player.timedEffects,
                  [](const TimedEffect &timedEffect) { return timedEffect.dazed; });
}

} // namespace dugout
