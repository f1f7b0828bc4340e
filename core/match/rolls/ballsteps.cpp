// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/pitch/ballpath.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A ball that nobody holds: where it lands, and where the crowd throws it back to.

int codeOf(Stride stride)
{
    return (stride.dy + 1) * 3 + stride.dx + 1;
}

Stride strideOf(int code)
{
    return {code % 3 - 1, code / 3 - 1};
}

/// Whoever stands where it may come down, those who play against the thrower too.
QStringList catchers(const MatchState &state)
{
    const auto stands = [](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture == Posture::Standing;
    };
    const Seat own = state.active == noSeat ? 0 : state.active;
    return state.refs(own, stands) + state.refs(MatchState::otherSeat(own), stands);
}

std::vector<Prompt> loosePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt where
        = choicePrompt(Asks::BallLands, step.seat,
                       QStringList{Choice::OnTheGround, Choice::ThrowIn} + catchers(state));
    where.usual = Choice::OnTheGround;
    const auto &ball = step.as<LooseBall>();
    if (ball.square == 0)
        return {where};
    return {dicePrompt(Asks::BallScatter, step.seat, ball.astray ? 3 : 1, 8), where};
}

/// Whoever cannot catch it lets it bounce.
void pushCatch(MatchState &state, const PlayerRef &player)
{
    if (const MatchPlayer *there = state.find(player); there && !mayCatch(*there)) {
        bounceBall(state, player);
        return;
    }
    RollPlan plan;
    plan.roll = Rolls::Catch;
    plan.who = player;
    push(state, stepOf(state, plan));
}

void bounceFrom(MatchState &state, const Step &step, Square square)
{
    push(state,
         Step::with(StepKind::BallLoose, step.seat, {}, step.by,
                    LooseBall{false, board::numberOf(square)}));
}

/// A bounce ends where nobody is; whatever came flying bounces once more there.
void comeDown(MatchState &state, const Step &step, Square square, bool bounced)
{
    state.board.insert(board::ball, square);
    const PlayerRef there = PlayerRef::fromString(board::playerAt(state, square));
    const MatchPlayer *player = state.find(there);
    if (player && player->posture == Posture::Standing)
        pushCatch(state, there);
    else if (player || !bounced)
        bounceFrom(state, step, square);
}

void leavePitch(MatchState &state, const Step &step, Square last, Stride out)
{
    state.board.insert(board::ball, last);
    push(state,
         Step::with(StepKind::BallThrownIn, step.seat, {}, step.by,
                    BallOut{board::numberOf(last), codeOf(out)}));
}

Result<void> scattered(MatchState &state, const Step &step, const Event &event)
{
    const auto [astray, square] = step.as<LooseBall>();
    const Square from = *board::squareOf(square);
    const BallPath path = ballPath(astray ? BallMove::Astray : BallMove::Bounce, from, event.dice);
    const Square last = path.squares.back();
    if (path.leaves) {
        const size_t moved = path.squares.size();
        leavePitch(state, step, last,
                   scatterSteps.at(static_cast<size_t>(event.dice.at(moved - 1)) - 1));
    } else {
        comeDown(state, step, last, !astray);
    }
    return {};
}

Result<void> looseAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    if (event.prompt == Asks::BallScatter)
        return scattered(state, step, event);
    const PlayerRef there = chosenPlayer(event);
    if (there.isValid())
        pushCatch(state, there);
    else if (event.choice() == Choice::ThrowIn)
        push(state, Step::with(StepKind::BallLoose, step.seat, {}, step.by, LooseBall{}));
    return {};
}

std::vector<Prompt> thrownInPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(step.kind, step.seat, 3, 6)};
}

/// One die for the direction, two for the distance.
Result<void> thrownInAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    const BallOut &out = step.as<BallOut>();
    const Square last = *board::squareOf(out.square);
    const BallFlight left{last, last + strideOf(out.way)};
    const BallFlight flight = throwIn(left, event.dice[0], event.dice[1] + event.dice[2]);
    if (flight.leaves())
        leavePitch(state, step, flight.last, *flight.beyond - flight.last);
    else
        comeDown(state, step, flight.last, false);
    return {};
}

constexpr StepRule ballStepRules[]{
    {StepKind::BallLoose, nullptr, loosePrompts, looseAnswer},
    {StepKind::BallThrownIn, nullptr, thrownInPrompts, thrownInAnswer},
};

constexpr PromptText ballStepTexts[]{
    {Asks::BallLands, QT_TRANSLATE_NOOP("Match", "Where does the ball end up?"),
     QT_TRANSLATE_NOOP("Match", "the ball: {choice}")},
    {Asks::BallScatter, QT_TRANSLATE_NOOP("Match", "The ball bounces: which way?"),
     QT_TRANSLATE_NOOP("Match", "the ball bounces: {dice}"), nullptr, PromptManner::Direction},
    {Asks::BallThrownIn,
     QT_TRANSLATE_NOOP("Match", "The crowd throws the ball in: direction, then distance"),
     QT_TRANSLATE_NOOP("Match", "the crowd throws the ball in: {dice}")},
};

} // namespace

StepGroup ballSteps()
{
    return {.steps = ballStepRules, .texts = ballStepTexts};
}

} // namespace dugout
