// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Turns after turns, and what belongs to their beginning and end.

void beginTurn(MatchState &state, Seat seat, bool extra)
{
    state.active = seat;
    state.extraTurn = extra;
    state.uses = {};
    for (SideState &side : state.sides) {
        side.rerolls.usedThisTurn = 0;
        for (MatchPlayer &player : side.players)
            player.usedThisTurn.clear();
    }
    push(state, {u"turn-end"_s, seat});
    push(state, {u"turn-actions"_s, seat});
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

void loopEnter(const MatchContext &context, MatchState &state, Step)
{
    const Seat next = nextSide(context, state);
    if (next == noSeat) {
        pop(state);
        return;
    }
    beginTurn(state, next, false);
    push(state, {u"turn-effects"_s, next});
    pushSequence(context, state, u"turn"_s);
    push(state, {u"moment"_s, next, {}, {}, u"before-turn-marker"_s});
}

void markerEnter(const MatchContext &context, MatchState &state, Step)
{
    pop(state);
    moveMarker(context, state, state.active, 1);
    ++state.side(state.active).turnsPlayed;
}

void extraTurnEnter(const MatchContext &, MatchState &state, Step step)
{
    if (step.number == 0) {
        state.agenda.back().number = 1;
        beginTurn(state, step.seat, true);
        return;
    }
    pop(state);
    state.active = noSeat;
    state.extraTurn = false;
}

void turnOverStunned(MatchState &state, Seat seat)
{
    for (MatchPlayer &player : state.side(seat).players) {
        if (player.posture == Posture::Stunned && !player.stunnedThisTurn)
            player.posture = Posture::Prone;
        player.stunnedThisTurn = false;
    }
}

void turnEndEnter(const MatchContext &, MatchState &state, Step step)
{
    pop(state);
    turnOverStunned(state, step.seat);
    endWhatLasts(state, Until::Turn);
    state.facts.insert(u"hurt-last-turn"_s, state.uses.hurt ? u"yes"_s : u"no"_s);
    push(state, {u"turn-end-effects"_s, step.seat});
    push(state, {u"moment"_s, step.seat, {}, {}, u"after-own-turn"_s});
}

/// The turn is lost: everything of it that is still to come falls away, but what has been rolled
/// for already goes on.
void turnoverEnter(const MatchContext &, MatchState &state, Step step)
{
    popTo(state, u"turn-end");
    push(state, {u"moment"_s, step.seat, {}, {}, u"after-own-turnover"_s});
}

constexpr StepRule rules[]{
    {u"turn-loop", loopEnter},       {u"marker", markerEnter},    {u"turn-marker", markerEnter},
    {u"extra-turn", extraTurnEnter}, {u"turn-end", turnEndEnter}, {u"turnover", turnoverEnter},
};

} // namespace

std::span<const StepRule> turnSteps()
{
    return rules;
}

} // namespace dugout
