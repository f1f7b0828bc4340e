// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/effects.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/thirststeps.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Turns after turns, and what belongs to their beginning and end.

void beginTurn(MatchState &state, Seat seat, bool extra)
{
    const Seat before = state.active;
    state.active = seat;
    state.extraTurn = extra;
    const QStringList acted = state.uses.acted;
    forgetTurn(state);
    state.uses.actedBefore = acted;
    state.uses.follows = before == MatchState::otherSeat(seat) ? before : noSeat;
    push(state, {StepKind::TurnEnd, seat});
    push(state, {StepKind::TurnActions, seat});
}

/// The side to play: the receivers first, then by turns; who has none left is passed over.
Seat nextSide(const MatchContext &context, const MatchState &state)
{
    const Seat turn
        = state.active == noSeat ? state.receiving() : MatchState::otherSeat(state.active);
    if (hasTurnsLeft(context, state, turn))
        return turn;
    const Seat other = MatchState::otherSeat(turn);
    return hasTurnsLeft(context, state, other) ? other : noSeat;
}

void loopEnter(const MatchContext &context, MatchState &state, const Step &)
{
    const Seat next = nextSide(context, state);
    if (next == noSeat) {
        pop(state);
        return;
    }
    beginTurn(state, next, false);
    push(state, {StepKind::TurnEffects, next});
    pushSequence(context, state, Sequences::Turn);
    push(state, {StepKind::Moment, next, {}, {}, TimingId(When::BeforeTurnMarker)});
}

void markerEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    moveMarker(context, state, state.active, 1);
    ++state.side(state.active).turnsPlayed;
}

/// Those whom the pitch shows in a tackle zone of the others.
QStringList heldPlayers(const MatchState &state, Seat seat)
{
    const Half enemy = board::endOf(MatchState::otherSeat(seat));
    const Formation shown = board::formation(state);
    return state.refs(seat, [&](const MatchPlayer &player) {
        const auto square = state.board.find(player.ref());
        return square != state.board.end() && shown.tackleZones(*square, enemy) > 0;
    });
}

/// A turn beside the count. Afterwards the one it came before goes on, if there was one.
void extraTurnEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const FreeTurn turn = step.as<FreeTurn>();
    if (!turn.begun) {
        state.agenda.back().data = FreeTurn{turn.hurried, true, state.active};
        beginTurn(state, step.seat, true);
        if (turn.hurried)
            state.agenda.back().data = HurriedTurn{};
        else // the blitz of a kick-off
            state.uses.held = heldPlayers(state, step.seat);
        push(state, {StepKind::Moment, step.seat, {}, {}, TimingId(When::OwnTurnStart)});
        return;
    }
    pop(state);
    state.active = turn.before;
    state.extraTurn = false;
    forgetTurn(state);
}

bool turnsOver(const MatchPlayer &player)
{
    return player.isOnPitch() && player.posture == Posture::Stunned && !player.stunnedThisTurn;
}

void turnOverStunned(MatchState &state, Seat seat)
{
    for (MatchPlayer &player : state.side(seat).players) {
        if (turnsOver(player))
            player.posture = Posture::Prone;
        player.stunnedThisTurn = false;
    }
}

/// Where they lie in water a die for each of them says who stays down.
std::vector<Prompt> waterPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    const auto count = static_cast<int>(state.refs(step.seat, turnsOver).size());
    return only(dicePrompt(step.kind, step.seat, count, 6));
}

Result<void> waterAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const QStringList players = state.refs(step.seat, turnsOver);
    turnOverStunned(state, step.seat);
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const TableRow *row
            = rowOfDie(context, Tables::AnkleDeepWaterStunned, event.dice[static_cast<size_t>(i)]);
        if (row && row->value(Key::Stunned) > 0)
            state.find(PlayerRef::fromString(players.at(i)))->posture = Posture::Stunned;
    }
    return {};
}

void turnEndEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const bool water = hasEffect(context, state, EffectSource::Stadium, Does::LameStaysDown)
        && !state.refs(step.seat, turnsOver).isEmpty();
    if (!water)
        turnOverStunned(state, step.seat);
    endWhatLasts(state, Until::Turn);
    // Hired help can still be used after the turn.
    state.occasion.turnEnded = state.side(step.seat).counters.isEmpty() ? noSeat : step.seat;
    state.occasion.hurtLastTurn = state.uses.hurt;
    push(state, {StepKind::TurnEndEffects, step.seat});
    push(state, {StepKind::Moment, step.seat, {}, {}, TimingId(When::AfterOwnTurn)});
    if (water)
        push(state, {StepKind::StunnedInWater, step.seat});
    // Now at the latest (bb2016.en.txt:3949-3952), if anybody plays on with it.
    if (isBallGone(state) && (hasTurnsLeft(context, state, 0) || hasTurnsLeft(context, state, 1)))
        throwBallBack(state);
}

/// The turn is lost: everything of it that is still to come falls away, but what has been rolled
/// for already goes on. Whose action was over before had to feed at its end (crp.es.txt:5297-5305).
void turnoverEnter(const MatchContext &, MatchState &state, const Step &step)
{
    tell(state,
         {.kind = FactKind::Turnover,
          .seat = step.seat,
          .player = step.player,
          .cause = step.asOrNew<TurnoverCause>()});
    popTo(state, StepKind::TurnEnd);
    push(state, {StepKind::Moment, step.seat, {}, {}, TimingId(When::AfterOwnTurnover)});
    askToFeed(state, Fed::OnHisFeet);
}

constexpr StepRule turnStepRules[]{
    {StepKind::TurnLoop, loopEnter},
    {StepKind::Marker, markerEnter},
    {StepKind::TurnMarker, markerEnter},
    {.kind = StepKind::StunnedInWater,
     .prompts = waterPrompts,
     .answer = waterAnswer,
     .table = Tables::AnkleDeepWaterStunned},
    {StepKind::ExtraTurn, extraTurnEnter},
    {StepKind::TurnEnd, turnEndEnter},
    {StepKind::Turnover, turnoverEnter},
};

constexpr PromptText turnStepTexts[]{
    {Asks::StunnedInWater,
     QT_TRANSLATE_NOOP("Match", "{team}: a die for each stunned player in the water"), nullptr},
};

} // namespace

StepGroup turnSteps()
{
    return {.steps = turnStepRules, .texts = turnStepTexts};
}

} // namespace dugout
