// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/pitch/ballpath.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A ball that nobody holds: where it lands, and where the crowd throws it back to.

Stride strideOf(int code)
{
    return {code % 3 - 1, code / 3 - 1};
}

/// A kick that leaves the receivers' half is a touchback, whereas any other ball is thrown in.
bool wasKicked(const Step &step)
{
    return step.about<PickId>().text() == Choice::Touchback;
}

constexpr qsizetype mostStanding = 11; ///< of a side, as a rule

/// By hand, where the coaches see it: also with a player of either side who stands where it may
/// come down.
Prompt landsPrompt(const MatchState &state, const Step &step)
{
    const auto stands = [](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture == Posture::Standing;
    };
    QStringList places{Choice::OnTheGround, wasKicked(step) ? Choice::Touchback : Choice::ThrowIn};
    const Seat own = state.active == noSeat ? 0 : state.active;
    places.reserve(places.size() + 2 * mostStanding);
    for (const Seat seat : {own, MatchState::otherSeat(own)}) {
        for (const MatchPlayer &player : state.side(seat).players) {
            if (stands(player))
                places.append(player.ref());
        }
    }
    Prompt where = choicePrompt(Asks::BallLands, step.seat, places);
    where.usual = Choice::OnTheGround;
    return where;
}

/// The pitch does not show which way the wind blows.
bool isInTheWind(const MatchContext &context, const MatchState &state, const LooseBall &ball)
{
    return ball.astray && windDrift(context, state) > 0;
}

std::vector<Prompt> loosePrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    const auto &ball = step.as<LooseBall>();
    if (ball.square == 0 || isInTheWind(context, state, ball))
        return only(landsPrompt(state, step));
    return {dicePrompt(Asks::BallScatter, step.seat, ball.astray ? 3 : 1, 8),
            landsPrompt(state, step)};
}

/// What the coaches roll for it beside the board (bb2016.en.txt:62-66, crp.es.txt:742-744,
/// lrb4.de.txt:201-213).
QString looseBallWay(const LooseBall &ball)
{
    if (ball.thrownIn)
        return MatchWords::tr("The crowd throws the ball back: D6 for the direction, 2D6 "
                              "squares.");
    if (ball.thrownBack)
        return MatchWords::tr("An official throws the ball back into play: it scatters "
                              "three times.");
    return ball.astray
        ? MatchWords::tr("The ball scatters three times: a D8 each, one square at a time. Once off "
                         "the pitch it is thrown in.")
        : MatchWords::tr("The ball bounces one square: a D8 for the direction.");
}

PromptWords looseWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == Asks::BallLands || prompt.id == Asks::BallScatter)
        words.detail = looseBallWay(step.as<LooseBall>());
    if (prompt.id == Asks::BallLands && isInTheWind(context, state, step.as<LooseBall>()))
        words.detail += u'\n' + windWords(context, state);
    return words;
}

/// A player who cannot catch lets it bounce.
void pushCatch(MatchState &state, const PlayerRef &player)
{
    if (const MatchPlayer *there = state.find(player); there && !mayCatch(*there)) {
        bounceBall(state, player);
        return;
    }
    RollPlan plan;
    plan.roll = RollId(Rolls::Catch);
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

void touchback(MatchState &state, Seat receivers)
{
    if (!state.ableToAct(receivers).isEmpty())
        push(state, {StepKind::BallTaken, receivers, {}, {}, PickId(Choice::Touchback)});
}

/// Who does not catch it is asked about where the kick comes down, as at first.
void bounceKicked(MatchState &state, const Step &step, const BallPath &path)
{
    const Square last = path.squares.back();
    if (path.leaves || pitch::halfOf(last) != board::endOf(step.seat)) {
        touchback(state, step.seat);
        return;
    }
    board::put(state, board::ball, last);
    state.carrier = {};
    const MatchPlayer *there = state.find(PlayerRef::fromString(board::playerAt(state, last)));
    if (!there)
        return;
    if (!mayCatch(*there)) {
        bounceKick(state);
        return;
    }
    push(state, Step::with(StepKind::Land, step.seat, {}, {}, KickCatch::Tried));
    pushCatch(state, PlayerRef::fromString(there->ref()));
}

Result<void> scattered(MatchState &state, const Step &step, const Event &event)
{
    const bool astray = step.as<LooseBall>().astray;
    const Square from = *board::squareOf(step.as<LooseBall>().square);
    const BallPath path = ballPath(astray ? BallMove::Astray : BallMove::Bounce, from, event.dice);
    const Square last = path.squares.back();
    if (wasKicked(step)) {
        bounceKicked(state, step, path);
    } else if (path.leaves) {
        const size_t moved = path.squares.size();
        throwBallIn(state, step.by, last,
                    scatterSteps.at(static_cast<size_t>(event.dice.at(moved - 1)) - 1));
    } else {
        comeDown(state, step, last, !astray);
    }
    return {};
}

void landWhere(MatchState &state, const Step &step, const Event &event)
{
    const PlayerRef there = chosenPlayer(event);
    if (there.isValid())
        pushCatch(state, there);
    else if (event.choice() == Choice::ThrowIn)
        throwBallIn(state, step.by);
    else if (event.choice() == Choice::Touchback)
        touchback(state, step.seat);
}

Result<void> looseAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    if (event.prompt == Asks::BallScatter)
        return scattered(state, step, event);
    landWhere(state, step, event);
    return {};
}

std::vector<Prompt> thrownInPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {dicePrompt(step.kind, step.seat, 3, 6), landsPrompt(state, step)};
}

/// One die for the direction, two for the distance.
Result<void> thrownInAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    if (event.prompt == Asks::BallLands) {
        landWhere(state, step, event);
        return {};
    }
    const BallOut &out = step.as<BallOut>();
    const Square last = *board::squareOf(out.square);
    const BallFlight left{last, last + strideOf(out.way)};
    const BallFlight flight = throwIn(left, event.dice[0], event.dice[1] + event.dice[2]);
    if (flight.leaves())
        throwBallIn(state, step.by, flight.last, *flight.beyond - flight.last);
    else
        comeDown(state, step, flight.last, false);
    return {};
}

constexpr StepRule ballStepRules[]{
    {.kind = StepKind::BallLoose,
     .prompts = loosePrompts,
     .answer = looseAnswer,
     .words = looseWords},
    {.kind = StepKind::BallThrownIn, .prompts = thrownInPrompts, .answer = thrownInAnswer},
};

constexpr PromptText ballStepTexts[]{
    {Asks::BallLands, QT_TRANSLATE_NOOP("Match", "Where does the ball end up?"),
     QT_TRANSLATE_NOOP("Match", "the ball: {choice}")},
    {Asks::BallScatter, QT_TRANSLATE_NOOP("Match", "The ball bounces: which way?"),
     QT_TRANSLATE_NOOP("Match", "the ball bounces: {dice}"), nullptr, PromptManner::Directions},
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
