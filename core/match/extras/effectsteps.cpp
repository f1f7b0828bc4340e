// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardplay.h"
#include "core/match/cards/cardturns.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/results.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/dangers.h"
#include "core/match/extras/eventmarks.h"
#include "core/match/harm/harm.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What comes by itself at the beginning and the end of halves, drives and turns: stadiums, famous
// teams, sponsors, match events. Each step only looks at what is there and asks for it.

constexpr int lateTurn = 5; ///< from here on a card speaks of the end of the match

void pushMoment(MatchState &state, const QString &moment, Seat seat = noSeat)
{
    push(state, {StepKind::Moment, seat, {}, {}, TimingId(moment)});
}

/// What the sponsors of a side do at the start of a half.
void pushSponsors(const MatchContext &context, MatchState &state, Seat seat)
{
    for (const RowId &sponsor : context.team(seat).home.sponsors) {
        for (const RuleEffect &ruleEffect :
             ruleEffectsOfRow(context.ruleset(), Tables::SponsorshipMajor, sponsor.text())) {
            if (ruleEffect.at == At::HalfStart)
                pushTableRoll(state, seat, ruleEffect.table);
        }
    }
}

void halfEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    const TableRow *stadium = stadiumRow(context, state);
    for (const Seat seat : {0, 1}) {
        if (stadium)
            state.side(seat).bribes += stadium->value(Key::BribesPerHalf);
        if (context.isOn(Options::Sponsors) && context.setup().league)
            pushSponsors(context, state, seat);
        pushRuleEffects(context, state, EffectSource::Helper, seat, At::HalfStart);
    }
    for (const Seat seat : {1, 0}) {
        const LaterRoll &bird = state.occasion.side(seat).earlyBird;
        if (state.half == 2 && bird.player.isValid())
            push(state, {StepKind::Roll, seat, bird.player, {}, bird.table});
    }
    pushMoment(state, When::BeforeHalf);
    if (state.half == 1)
        pushMoment(state, When::BeforeMatch);
}

/// Bad ground slows everybody down who has not felt it yet.
void unevenFooting(const MatchContext &context, MatchState &state)
{
    const TableRow *ground = stadiumRow(context, state);
    const int slower = ground ? ground->value(Key::Ma) : 0;
    if (slower == 0)
        return;
    for (SideState &side : state.sides) {
        for (MatchPlayer &player : side.players) {
            const bool felt = std::any_of(player.timedEffects.begin(), player.timedEffects.end(),
                                          [ground](const TimedEffect &timedEffect) {
                                              return timedEffect.source == Source(ground->id);
                                          });
            if (!felt && player.who->profile.movement > ground->value(Key::MaMin))
                player.timedEffects.push_back(
                    {ground->id, {slower, 0, 0, 0}, {}, Until::Match, {}});
        }
    }
}

/// Before either side sets up.
void driveEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    unevenFooting(context, state);
    pushMoment(state, When::DuringSetUp);
    pushMoment(state, When::BeforeSetUp);
    for (const Seat seat : {1, 0}) {
        pushRuleEffects(context, state, EffectSource::Legend, seat, At::DriveStart);
        push(state, {StepKind::CardHaunted, seat});
        const LaterRoll upset = std::exchange(state.occasion.side(seat).upset, {});
        if (upset.player.isValid())
            push(state, {StepKind::Roll, seat, upset.player, {}, upset.table});
        if (state.ongoingSum(MatchState::otherSeat(seat), Key::OneOfTheBest) > 0)
            push(state, {StepKind::CardGreatest, seat});
        for (const EffectSource effectSource :
             {EffectSource::Stadium, EffectSource::Referee, EffectSource::Helper})
            pushRuleEffects(context, state, effectSource, seat, At::DriveStart);
    }
    if (state.drive > 1)
        pushRuleEffects(context, state, EffectSource::Stadium, noSeat, At::LaterDriveStart);
}

/// Both sides stand; the ball is about to be kicked.
void kickOffEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    pushMoment(state, When::BeforeKickOff);
    pushMoment(state, When::BeforeOwnKickOff, state.kicking);
    pushMoment(state, When::DriveStart);
    pushMoment(state, When::AfterSetUp);
    for (const Seat seat : {1, 0}) {
        push(state, {StepKind::CardDrowsy, seat});
        pushRuleEffects(context, state, EffectSource::Helper, seat, At::KickOff);
        if (state.ongoingSum(seat, Key::OffColourChant) > 0)
            pushTableRoll(state, seat, tableInForce(context, state, seat, Key::OffColourChant),
                          fameInPlay(context, state, seat));
    }
    if (state.kicking != noSeat)
        pushRuleEffects(context, state, EffectSource::Helper, state.kicking, At::OwnKickOff);
}

void turnEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const Seat other = MatchState::otherSeat(step.seat);
    const int behind = state.side(other).score - state.side(step.seat).score;
    if (behind > 0)
        pushRuleEffects(context, state, EffectSource::Legend, step.seat, At::BehindTurnStart);
    push(state, {StepKind::MatchEvent, step.seat});
    pushRuleEffects(context, state, EffectSource::Ball, noSeat, At::TurnStart);
    pushWaitingCards(state, step.seat);
    pushMoment(state, When::OwnTurnStart, step.seat);
    if (state.half >= 2 && state.side(step.seat).turn >= lateTurn)
        pushMoment(state, When::LateTurnStart, step.seat);
    pushMoment(state, When::OpposingTurnStart, other);
}

void turnEndEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    pushCardHangover(state, step.seat);
    pushRuleEffects(context, state, EffectSource::Ball, noSeat, At::TurnEnd);
    pushDangersAtTurnEnd(state, step.seat);
    pushFire(state, step.seat);
    if (state.ongoingSum(step.seat, Key::RatSwarm) > 0)
        push(state, {StepKind::EventEach, step.seat, {}, {}, OngoingEffectId(Key::RatSwarm)});
    if (state.ongoingSum(step.seat, Key::DeafeningContraption) > 0) {
        const TableRow *noise = bringing(context, Key::DeafeningContraption).row;
        pushTableRoll(state, step.seat, noise && noise->next ? noise->next->text() : QString());
    }
    for (const MatchPlayer &player : state.side(step.seat).players) {
        if (player.isOnPitch() && !player.who->table.isEmpty())
            push(state,
                 {StepKind::Roll, step.seat, {step.seat, player.id()}, {}, player.who->table});
    }
    pushRuleEffects(context, state, EffectSource::Weather, noSeat, At::TurnEnd);
    const int behind
        = state.side(MatchState::otherSeat(step.seat)).score - state.side(step.seat).score;
    if (behind > 0)
        pushRuleEffects(context, state, EffectSource::Legend, step.seat, At::BehindTurnEnd);
}

/// At the end of a drive some fans go home, and some players pay for their frenzy.
void fansEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    for (const EffectSource effectSource : {EffectSource::Legend, EffectSource::Stadium}) {
        for (const Seat seat : {1, 0})
            pushRuleEffects(context, state, effectSource, seat, At::DriveEnd);
    }
}

/// Which of the famous teams takes part, by the options of the match.
void legendsEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    for (const TableRow &row : context.rows(Tables::HallOfFame)) {
        if (!context.isOn(row.id.text()))
            continue;
        for (const Seat seat : {0, 1}) {
            const auto found
                = std::find(row.teams.begin(), row.teams.end(), context.team(seat).roster);
            RowId &legend = state.occasion.side(seat).legend;
            if (found != row.teams.end() && legend.isEmpty())
                legend = row.id;
        }
    }
}

constexpr StepRule effectStepRules[]{
    {StepKind::HalfEffects, halfEnter},       {StepKind::DriveEffects, driveEnter},
    {StepKind::KickOffEffects, kickOffEnter}, {StepKind::TurnEffects, turnEnter},
    {StepKind::TurnEndEffects, turnEndEnter}, {StepKind::DriveEndEffects, fansEnter},
    {StepKind::Legends, legendsEnter},
};

} // namespace

StepGroup effectSteps()
{
    return {.steps = effectStepRules};
}

} // namespace dugout
