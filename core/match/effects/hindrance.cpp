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
    Boon boon{roll};
    boon.dazed = row && row->value(Key::LosesTackleZone) > 0;
    boon.rooted = row && row->value(Key::Rooted) > 0;
    std::erase_if(player.boons, [&boon](const Boon &each) { return each == boon; });
    if (boon.dazed || boon.rooted)
        player.boons.push_back(boon);
}

void endHindrance(MatchPlayer &player, const RollId &roll)
{
    const Source source = roll;
    std::erase_if(player.boons,
                  [&source](const Boon &boon) { return boon.source == source && boon.dazed; });
}

void wake(MatchPlayer &player)
{
    std::erase_if(player.boons, [](const Boon &boon) { return boon.dazed; });
}

} // namespace dugout
