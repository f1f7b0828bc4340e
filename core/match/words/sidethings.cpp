// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/sidethings.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/effects.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

std::vector<HelpLeft> helpLeft(const MatchContext &context, const MatchState &state, Seat seat)
{
    // These are players, cards and their like, and are counted where they are.
    static const QStringList elsewhere{u"mercenaries"_s, u"star-players"_s, u"special-play-cards"_s,
                                       u"freebooters"_s};
    std::vector<HelpLeft> left;
    for (const Inducement &each : context.ruleset().inducements()) {
        const int uses = usesLeft(state, seat, each.id.text());
        if (uses > 0 && !elsewhere.contains(each.id.text()))
            left.push_back({&each, uses});
    }
    return left;
}

int usableRerolls(const MatchContext &context, const MatchState &state, Seat seat)
{
    const Rerolls &rerolls = state.side(seat).rerolls;
    const int used = state.active == seat ? rerolls.usedThisTurn : 0;
    return std::clamp(mostRerolls(context, state) - used, 0, rerolls.available());
}

std::optional<int> leftInTurn(const MatchContext &context, const MatchState &state, QStringView ask)
{
    if (ask == Asks::Blitz)
        return mostBlitzes(context, state) - state.uses.blitzes;
    if (ask == Asks::RollPass)
        return mostPasses(context, state) - state.uses.completions;
    if (ask == Asks::RollHandOff)
        return mostHandOffs(context, state) - handOffsMade(state);
    if (ask == Asks::Foul)
        return mostFouls(context, state) - state.uses.fouls;
    return std::nullopt;
}

std::optional<int> knownFame(const MatchContext &context, const MatchState &state, Seat seat)
{
    const bool fans = state.sides[0].fans > 0 && state.sides[1].fans > 0;
    if (!fans || !context.table(Tables::Fame))
        return std::nullopt;
    return fameInPlay(context, state, seat);
}

} // namespace dugout
