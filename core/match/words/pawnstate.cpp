// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/pawnstate.h"

#include "core/match/action/actionhelp.h"
#include "core/match/words/matchtexts.h"

namespace dugout {

PawnState pawnState(const MatchState &state, const MatchPlayer &player, Seat seat)
{
    if (!player.isOnPitch())
        return PawnState::Off;
    if (player.posture == Posture::Stunned)
        return PawnState::Stunned;
    if (player.posture == Posture::Prone)
        return PawnState::Prone;
    return state.active == seat && hasActed(state, player) ? PawnState::Done : PawnState::Ready;
}

QString pawnWord(const MatchState &state, const MatchPlayer &player, Seat seat)
{
    if (player.where == Whereabouts::KnockedOut)
        return MatchWords::tr("KO", "as short as a shirt is wide");
    if (player.where == Whereabouts::Reserves)
        return MatchWords::tr("Bench", "as short as a shirt is wide");
    if (!player.isOnPitch())
        return MatchWords::tr("Out", "as short as a shirt is wide");
    switch (pawnState(state, player, seat)) {
    case PawnState::Stunned:
        return MatchWords::tr("Stun", "as short as a shirt is wide");
    case PawnState::Prone:
        return MatchWords::tr("Prone", "as short as a shirt is wide");
    case PawnState::Done:
        return MatchWords::tr("Done", "as short as a shirt is wide");
    case PawnState::Ready:
    case PawnState::Off:
        break;
    }
    return {};
}

} // namespace dugout
