// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steps/rerollhelp.h"

#include "core/match/matchtexts.h"
#include "core/match/steps/cardboons.h"
#include "core/match/steps/cardreasons.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isCursed(const MatchContext &context, const MatchPlayer &player)
{
    return player.isOnPitch() && !player.boons.empty()
        && boonValue(context, player, noOwnRerolls) > 0;
}

} // namespace

bool isAnybodyCursed(const MatchContext &context, const MatchState &state, Seat seat)
{
    const auto &players = state.side(seat).players;
    return std::any_of(players.begin(), players.end(),
                       [&context](const MatchPlayer &player) { return isCursed(context, player); });
}

QStringList whoMayRollAgain(const MatchContext &context, const MatchState &state, Seat seat)
{
    return state.refs(seat, [&context](const MatchPlayer &player) {
        return player.isOnPitch() && !isCursed(context, player);
    });
}

QString whyNotAgain(const MatchContext &context, const MatchState &state, Seat seat)
{
    QStringList reasons;
    for (const MatchPlayer &player : state.side(seat).players) {
        if (!isCursed(context, player))
            continue;
        const PlayCard *card = cardWith(context, player, noOwnRerolls);
        reasons.append(MatchWords::tr("Not for %1: %2.")
                           .arg(playerName(state, {seat, player.id()}), said(card->name)));
    }
    return reasons.join(u'\n');
}

} // namespace dugout
