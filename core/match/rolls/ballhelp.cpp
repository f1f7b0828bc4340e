// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/ballhelp.h"

#include "core/match/effects/ongoing.h"
#include "core/match/engine/agenda.h"
#include "core/match/state/board.h"
#include "core/match/state/ongoingnames.h"
#include "core/rules/knownwords.h"

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

bool isLostBy(const MatchState &state, const PlayerRef &player)
{
    return player.isValid() && state.carrier == player;
}

/// Off the pitch from a square at its edge; none from any other.
Stride wayOut(Square square)
{
    const auto way = [](int place, int count) {
        return place == 0 ? -1 : place == count - 1 ? 1 : 0;
    };
    return {way(square.x, pitch::length), way(square.y, pitch::width)};
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

void bounceKick(MatchState &state)
{
    Step loose = Step::with(StepKind::BallLoose, state.receiving(), {}, {},
                            LooseBall{false, board::numberOf(board::ballSquare(state))});
    loose.subject = PickId(Choice::Touchback);
    push(state, loose);
}

void loseBall(MatchState &state, const PlayerRef &player)
{
    if (isLostBy(state, player))
        bounceBall(state, player);
}

void loseBallToCrowd(MatchState &state, const PlayerRef &player)
{
    if (!isLostBy(state, player))
        return;
    const auto square = shownAt(state, player);
    const Stride out = square ? wayOut(*square) : Stride{};
    board::dropBall(state, player.toString());
    if (out.dx != 0 || out.dy != 0)
        throwBallIn(state, player, *square, out);
    else
        throwBallIn(state, player);
}

void throwBallIn(MatchState &state, const PlayerRef &from, Square last, Stride out)
{
    const int way = (out.dy + 1) * 3 + out.dx + 1;
    state.carrier = {};
    state.board.insert(board::ball, last);
    push(state,
         Step::with(StepKind::BallThrownIn, state.active, {}, from,
                    BallOut{board::numberOf(last), way}));
}

void throwBallIn(MatchState &state, const PlayerRef &from)
{
    state.carrier = {};
    push(state,
         Step::with(StepKind::BallLoose, state.active, {}, from, LooseBall{.thrownIn = true}));
}

void strayBall(MatchState &state, const PlayerRef &target)
{
    pushLoose(state, target, true);
}

bool isBallBurst(const MatchState &state)
{
    return lasts(state, Lasts::BurstBall);
}

bool isBallGone(const MatchState &state)
{
    return isBallBurst(state) && !state.carrier.isValid();
}

void throwBallBack(MatchState &state)
{
    endOngoing(state, Lasts::BurstBall);
    LooseBall ball{.astray = true, .square = board::numberOf(board::ballSquare(state))};
    ball.thrownBack = true;
    push(state, Step::with(StepKind::BallLoose, state.active, {}, {}, ball));
}

} // namespace dugout
