// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm.h"
#include "core/match/steps/ballhelp.h"
#include "core/match/steps/cardplay.h"
#include "core/match/steps/dangerhelp.h"
#include "core/match/steps/eventhelp.h"
#include "core/match/steps/hazardhelp.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What comes by itself at the beginning and the end of halves, drives and turns: stadiums, famous
// teams, sponsors, match events. Each step only looks at what is there and asks for it.

constexpr int lateTurn = 5; ///< from here on a card speaks of the end of the match

void pushRoll(MatchState &state, Seat seat, const QString &table, int modifier = 0)
{
    push(state, {u"roll"_s, seat, {}, {}, table, 0, modifier});
}

void pushMoment(MatchState &state, const QString &moment, Seat seat = noSeat)
{
    push(state, {u"moment"_s, seat, {}, {}, moment});
}

void halfEnter(const MatchContext &context, MatchState &state, Step)
{
    pop(state);
    const TableRow *stadium = stadiumRow(context, state);
    for (const Seat seat : {0, 1}) {
        if (stadium)
            state.side(seat).bribes += stadium->value(u"bribes-per-half"_s);
        const auto &sponsors = context.team(seat).home.sponsors;
        const bool burgers
            = std::find(sponsors.begin(), sponsors.end(), RowId(u"mcmurtys-burger-emporium"_s))
            != sponsors.end();
        if (burgers && context.isOn(u"sponsors"_s) && context.setup().league)
            pushRoll(state, seat, u"sponsor-mcmurtys"_s);
        // Staff that works once a half is ready again.
        if (state.side(seat).counters.contains(u"horatio-x-scottenheim"_s))
            state.side(seat).counters[u"horatio-x-scottenheim"_s] = 1;
    }
    for (const Seat seat : {1, 0}) {
        const QString bird = state.facts.value(u"early-bird-%1"_s.arg(seat));
        if (state.half == 2 && !bird.isEmpty())
            push(state,
                 {u"roll"_s, seat, PlayerRef::fromString(bird), {}, u"card-the-early-bird"_s});
    }
    pushMoment(state, u"before-half"_s);
    if (state.half == 1) {
        pushMoment(state, u"before-first-kick-off"_s);
        pushMoment(state, u"before-match"_s);
    }
}

/// Bad ground slows everybody down who has not felt it yet.
void unevenFooting(const MatchContext &context, MatchState &state)
{
    const TableRow *ground = stadiumRow(context, state);
    const int slower = ground ? ground->value(u"ma"_s) : 0;
    if (slower == 0)
        return;
    for (SideState &side : state.sides) {
        for (MatchPlayer &player : side.players) {
            const bool felt
                = std::any_of(player.boons.begin(), player.boons.end(), [ground](const Boon &boon) {
                      return boon.source == ground->id.text();
                  });
            if (!felt && player.who->profile.movement > ground->value(u"ma-min"_s))
                player.boons.push_back(
                    {ground->id.text(), {slower, 0, 0, 0}, {}, Until::Match, {}});
        }
    }
}

/// Before either side sets up.
void driveEnter(const MatchContext &context, MatchState &state, Step)
{
    pop(state);
    unevenFooting(context, state);
    const bool first = state.drive == 1;
    pushMoment(state, u"during-set-up"_s);
    pushMoment(state, u"before-set-up"_s);
    for (const Seat seat : {1, 0}) {
        for (const QString &team : {u"orcland-raiders"_s, u"warpfire-wanderers"_s}) {
            if (isLegend(state, seat, team))
                pushRoll(state, seat, team);
        }
        if (isLegend(state, seat, u"grudge-bearers"))
            push(state, {u"grudge-roll"_s, seat});
        push(state, {u"card-haunted"_s, seat});
        const QString upset = state.facts.take(u"drops-%1"_s.arg(seat));
        if (!upset.isEmpty())
            push(state,
                 {u"roll"_s, seat, PlayerRef::fromString(upset), {}, u"run-for-the-drops"_s});
        if (state.lastingSum(MatchState::otherSeat(seat), u"one-of-the-best"_s) > 0)
            push(state, {u"card-greatest"_s, seat});
        if (isStadium(state, u"poorly-built-dungeons"))
            push(state, {u"dungeons"_s, seat});
        if (isReferee(state, u"trundlefoot-triplets"))
            push(state, {u"kit-check"_s, seat});
        if (usesLeft(state, seat, u"revitalising-tonic"_s) > 0)
            push(state, {u"tonic"_s, seat});
        if (usesLeft(state, seat, u"krot-shockwhisker"_s) > 0)
            push(state, {u"krot"_s, seat});
        if (usesLeft(state, seat, u"kari-coldsteel"_s) > 0)
            push(state, {u"kari"_s, seat});
    }
    if (!first && isStadium(state, u"fair-weather-fans"))
        pushRoll(state, noSeat, u"fair-weather-fans"_s);
    if (!first && isStadium(state, u"deluxe-seating"))
        push(state, {u"seating"_s});
    // Recovery rolls come with the set-up in some editions.
    pushMoment(state, u"before-ko-rolls"_s);
}

/// Both sides stand; the ball is about to be kicked.
void kickOffEnter(const MatchContext &, MatchState &state, Step)
{
    pop(state);
    pushMoment(state, u"before-kick-off"_s);
    pushMoment(state, u"before-own-kick-off"_s, state.kicking);
    pushMoment(state, u"drive-start"_s);
    pushMoment(state, u"after-set-up"_s);
    for (const Seat seat : {1, 0}) {
        push(state, {u"card-drowsy"_s, seat});
        if (usesLeft(state, seat, u"papa-skullbones"_s) > 0)
            push(state, {u"papa"_s, seat});
        if (usesLeft(state, seat, u"runesmith"_s) > 0)
            push(state, {u"runesmith"_s, seat});
        if (state.lastingSum(seat, u"off-colour-chant"_s) > 0)
            pushRoll(state, seat, u"card-off-colour-chant"_s, state.side(seat).fame);
    }
    if (state.kicking != noSeat && usesLeft(state, state.kicking, u"master-of-ballistics"_s) > 0)
        pushRoll(state, state.kicking, u"master-of-ballistics"_s);
}

void turnEnter(const MatchContext &, MatchState &state, Step step)
{
    pop(state);
    const Seat other = MatchState::otherSeat(step.seat);
    const int behind = state.side(other).score - state.side(step.seat).score;
    if (behind > 0 && isLegend(state, step.seat, u"bright-crusaders"))
        push(state, {u"crusade"_s, step.seat, {}, {}, {}, std::min(behind, 20), 0});
    push(state, {u"match-event"_s, step.seat});
    pushBallAtTurnStart(state);
    pushWaitingCards(state, step.seat);
    pushMoment(state, u"own-turn-start"_s, step.seat);
    if (state.half >= 2 && state.side(step.seat).turn >= lateTurn)
        pushMoment(state, u"late-turn-start"_s, step.seat);
    pushMoment(state, u"opposing-turn-start"_s, other);
}

int strongOnPitch(const MatchState &state)
{
    int count = 0;
    for (const SideState &side : state.sides)
        count += static_cast<int>(
            std::count_if(side.players.begin(), side.players.end(), [](const MatchPlayer &player) {
                return player.isOnPitch() && player.profile().strength >= 5;
            }));
    return count;
}

void turnEndEnter(const MatchContext &context, MatchState &state, Step step)
{
    pop(state);
    pushCardHangover(state, step.seat);
    pushBallAtTurnEnd(state);
    pushDangersAtTurnEnd(state, step.seat);
    pushFire(state, step.seat);
    if (state.lastingSum(step.seat, ratSwarm) > 0)
        push(state, {u"event-each"_s, step.seat, {}, {}, ratSwarm});
    if (state.lastingSum(step.seat, contraption) > 0)
        pushRoll(state, step.seat, contraption);
    for (const MatchPlayer &player : state.side(step.seat).players) {
        if (player.isOnPitch() && !player.who->table.isEmpty())
            push(state, {u"roll"_s, step.seat, {step.seat, player.id()}, {}, player.who->table});
    }
    const TableRow *weather = weatherRow(context, state);
    if (weather && weather->next && weather->next->text() == u"weather-seismic-activity"_s)
        pushRoll(state, noSeat, weather->next->text(), strongOnPitch(state));
    const int behind
        = state.side(MatchState::otherSeat(step.seat)).score - state.side(step.seat).score;
    if (behind > 0 && isLegend(state, step.seat, u"underworld-creepers"))
        pushRoll(state, step.seat, u"underworld-creepers"_s, behind);
}

/// At the end of a drive some fans go home, and some players pay for their frenzy.
void fansEnter(const MatchContext &, MatchState &state, Step)
{
    pop(state);
    for (const Seat seat : {1, 0}) {
        if (isLegend(state, seat, u"warpfire-wanderers"))
            push(state, {u"frenzy-end"_s, seat});
    }
    if (!isStadium(state, u"appalling-stands"))
        return;
    pushRoll(state, 1, u"appalling-stands"_s);
    pushRoll(state, 0, u"appalling-stands"_s);
}

/// Which of the famous teams takes part, by the options of the match.
void legendsEnter(const MatchContext &context, MatchState &state, Step)
{
    pop(state);
    for (const TableRow &row : context.rows(u"hall-of-fame"_s)) {
        if (!context.isOn(row.id.text()))
            continue;
        for (const Seat seat : {0, 1}) {
            const auto found
                = std::find(row.teams.begin(), row.teams.end(), context.team(seat).roster);
            const QString key = u"hall-of-fame-%1"_s.arg(seat);
            if (found != row.teams.end() && !state.facts.contains(key))
                state.facts.insert(key, row.id.text());
        }
    }
}

constexpr StepRule effectStepRules[]{
    {u"half-effects", halfEnter},        {u"drive-effects", driveEnter},
    {u"kick-off-effects", kickOffEnter}, {u"turn-effects", turnEnter},
    {u"turn-end-effects", turnEndEnter}, {u"drive-end-effects", fansEnter},
    {u"legends", legendsEnter},
};

} // namespace

std::span<const StepRule> effectSteps()
{
    return effectStepRules;
}

} // namespace dugout
