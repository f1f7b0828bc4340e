// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/ballhelp.h"

#include "core/match/engine/agenda.h"
#include "core/match/state/board.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::optional<Square> shownAt(const MatchState &state, const PlayerRef &player)
{
    const auto found = state.board.find(player.toString());
    return found == state.board.end() ? std::nullopt : std::optional(*found);
}

void pushLoose(MatchState &state, const PlayerRef &from, bool astray)
{
    const auto square = from.isValid() ? shownAt(state, from) : std::nullopt;
    state.carrier = {};
    if (square)
        state.board.insert(board::ball, *square);
    push(state,
         Step::with(StepKind::BallLoose, state.active, {}, from,
                    LooseBall{astray, board::numberOf(square)}));
}

} // namespace

bool mayCatch(const MatchPlayer &player)
{
    return player.isOnPitch() && player.posture == Posture::Standing && !player.isDazed();
}

void holdBall(MatchState &state, const PlayerRef &player)
{
    state.carrier = player;
}

void bounceBall(MatchState &state, const PlayerRef &from)
{
    pushLoose(state, from, false);
}

void strayBall(MatchState &state, const PlayerRef &target)
{
    pushLoose(state, target, true);
}

} // namespace dugout
