// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/onfoot.h"

#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/rolloffers.h"
#include "core/rules/knownwords.h"

#include <algorithm>

namespace dugout {

namespace {

int timesUsed(const MatchPlayer &player, const TurnUse &use)
{
    return static_cast<int>(
        std::count(player.usedThisTurn.begin(), player.usedThisTurn.end(), use));
}

} // namespace

bool goesFurther(const MatchContext &context, const MatchState &state, const MatchPlayer &player,
                 int squares)
{
    const int beyond = squares - squaresToMove(context, state, player);
    return beyond > 0 && timesUsed(player, RollId(Rolls::GoingForIt)) < beyond;
}

bool mayGoOn(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    const bool further
        = goesFurther(context, state, player, timesUsed(player, TurnMark::Square) + 1);
    return !further
        || (!context.isSwitchedOff(Options::GoingForIt)
            && squaresToGoFor(context, state, player) > 0);
}

void payForBlow(const MatchContext &context, MatchState &state, const PlayerRef &who)
{
    MatchPlayer &player = *state.find(who);
    const bool rolls = mayGoOn(context, state, player)
        && goesFurther(context, state, player, timesUsed(player, TurnMark::Square) + 1);
    player.usedThisTurn.push_back(TurnMark::Square);
    if (!rolls || state.active == noSeat || !asksRolls(context, state))
        return;
    player.usedThisTurn.push_back(RollId(Rolls::GoingForIt));
    askRoll(context, state, RollId(Rolls::GoingForIt), who, {});
}

} // namespace dugout
