// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/ongoing.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/befall.h"
#include "core/match/extras/eventmarks.h"
#include "core/match/extras/eventplayers.h"
#include "core/match/extras/fromafar.h"
#include "core/match/state/ongoingnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What match events do once they were told, by the effects of their lists `does`; what they put on
// the board is only said. The step's seat is the side whose event it is.

/// A step that asks about the event, in its place.
void ask(MatchState &state, StepKind kind, const Step &step, Seat seat)
{
    push(state, {kind, seat, {}, {}, step.as<TableResult>().of.row, step.data});
}

/// The same of every side that the effect concerns.
void askSides(const MatchContext &context, MatchState &state, StepKind kind, const Step &step)
{
    for (const Seat seat : seatsOf(state, ruleEffectOf(context, step).values, step.seat))
        ask(state, kind, step, seat);
}

void pardonsEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    bool freed = false;
    for (const Seat seat : {0, 1}) {
        for (const MatchPlayer &player : state.side(seat).players) {
            if (player.where != Whereabouts::SentOff)
                continue;
            sendTo(state, {seat, player.id()}, Whereabouts::Reserves);
            freed = true;
        }
    }
    if (!freed)
        addOngoing(
            state,
            {step.as<TableResult>().of.row, noSeat, {{Key::NoSendingOff, 1}}, Until::Drive, 0});
}

/// Its numbers last; how long, and for whom, they say themselves.
void lastsEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    Numbers values = ruleEffectOf(context, step).values;
    const Seat seat = values.take(Key::BothSides) > 0 ? noSeat : step.seat;
    const bool match = values.take(Key::UntilMatch) > 0;
    const bool turn = values.take(Key::UntilTurn) > 0;
    const int turns = values.take(Key::Turns);
    QMap<QString, int> numbers;
    for (const auto &[key, number] : values)
        numbers.insert(key, number);
    addOngoing(state,
               {step.as<TableResult>().of.row, seat, numbers,
                match      ? Until::Match
                    : turn ? Until::Turn
                           : Until::Drive,
                turns});
}

/// Until the side that met it plays again: through its turn and the other's.
constexpr int untilNextTurn = 2;

/// Half of their movement, rounded up, and hardly a ball to be seen.
void darkensEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const TableRow &row = resultRow(context, step);
    const RowId id = row.id;
    const int worse = row.value(Key::Modifier);
    addOngoing(state,
               {id,
                noSeat,
                {{Key::PassModifier, worse}, {Key::CatchModifier, worse}, {Lasts::Lent, 1}},
                Until::Drive,
                untilNextTurn});
    for (SideState &side : state.sides) {
        for (MatchPlayer &player : side.players) {
            const int lost = player.profile().movement / 2;
            if (player.isOnPitch())
                player.timedEffects.push_back({id, {-lost, 0, 0, 0}, {}, Until::Drive, {}});
        }
    }
}

/// The side that is behind may turn one die; where they are level the poorer one, or the lot.
void wishEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    const auto lower = [](int home, int away) {
        return home < away ? 0 : away < home ? 1 : noSeat;
    };
    Seat seat = lower(state.sides[0].score, state.sides[1].score);
    if (seat == noSeat)
        seat = lower(valueForMatch(context, state, 0), valueForMatch(context, state, 1));
    if (seat == noSeat)
        push(state, {StepKind::EventWish});
    else
        ++state.side(seat).counters[wish];
}

void hitsEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    TableResult result = step.as<TableResult>();
    result.mostHit = ruleEffectOf(context, step).values.value(Key::One);
    result.armourModifier = resultRow(context, step).value(Key::ArmourModifier);
    pop(state);
    push(state, {StepKind::EventHit, step.seat, {}, {}, result.of.row, result});
}

void rollsEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    push(state, {StepKind::Roll, step.seat, {}, {}, TableId(ruleEffectOf(context, step).table)});
}

void assassinEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    ask(state, StepKind::EventContest, step, noSeat);
}

void nomineeEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    askSides(context, state, StepKind::EventNominee, step);
}

/// Only where there is room for him, unless he comes whatever the rules say; else a foul is free.
void reserveEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const Numbers &values = ruleEffectOf(context, step).values;
    for (const Seat seat : seatsOf(state, values, step.seat)) {
        const bool room = state.side(seat).countIn(Whereabouts::Pitch) < context.mostOnPitch()
            && !eventReserves(state, seat).isEmpty();
        if (room || values.value(Key::BeyondLimit) > 0)
            ask(state, StepKind::EventReserve, step, seat);
        else
            addOngoing(
                state,
                {step.as<TableResult>().of.row, seat, {{Key::NoSendingOff, 1}}, Until::Turn, 0});
    }
}

void fireballEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const bool bursts = ruleEffectOf(context, step).values.value(Key::Blast) > 0;
    pushAim(state, step.seat, step.as<TableResult>().of.row,
            {bursts ? FromAfar::Blast : FromAfar::Fireball});
}

void magesEnter(const MatchContext &, MatchState &state, const Step &)
{
    pop(state);
    push(state, {StepKind::EventMage});
}

void lotEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    askSides(context, state, StepKind::EventLot, step);
}

void eachEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    askSides(context, state, StepKind::EventEach, step);
}

constexpr StepRule eventEffectRules[]{
    {StepKind::Darkens, darkensEnter},
    {StepKind::DieForEach, eachEnter},
    {StepKind::FireballComes, fireballEnter},
    {StepKind::GrantsWish, wishEnter},
    {StepKind::Hits, hitsEnter},
    {StepKind::Lasts, lastsEnter},
    {StepKind::MagesBattle, magesEnter},
    {StepKind::NamesOpponent, nomineeEnter},
    {StepKind::Pardons, pardonsEnter},
    {StepKind::PicksByLot, lotEnter},
    {StepKind::ReserveComes, reserveEnter},
    {StepKind::Rolls, rollsEnter},
    {StepKind::SendsAssassin, assassinEnter},
};

} // namespace

StepGroup eventEffects()
{
    return {.steps = eventEffectRules};
}

} // namespace dugout
