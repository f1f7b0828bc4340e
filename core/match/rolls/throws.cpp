// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/throws.h"

#include "core/match/action/actionhelp.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Where a player comes down who was thrown or kicked. The step's `player` is he, its `by` who threw
// him.

void landsEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *thrown = state.find(step.player);
    if (!thrown || !thrown->isOnPitch())
        pop(state);
}

std::vector<Prompt> landsPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    QStringList hit = state.onPitch(MatchState::otherSeat(step.seat)) + state.onPitch(step.seat);
    hit.removeAll(step.player.toString());
    Prompt prompt = choicePrompt(Asks::ThrowLands, step.seat,
                                 QStringList{Choice::EmptySquare, Choice::IntoTheCrowd} + hit);
    prompt.usual = Choice::EmptySquare;
    return only(std::move(prompt));
}

/// The player under the falling one goes down too, and the falling one never lands standing.
void fallOn(const MatchContext &context, MatchState &state, const Step &step, const PlayerRef &hit)
{
    const bool own = state.playsFor(hit) == state.active;
    if (own)
        pushTurnover(state, TurnoverCause::KnockedDown, hit);
    landBadly(context, state, step.player);
    bounceOff(context, state, step, hit);
}

/// Who was kicked lies knocked out among them, and has no fight with them first.
void landInCrowd(const MatchContext &context, MatchState &state, const Step &step)
{
    if (step.asOrNew<MateInAir>().kicked == 0) {
        pushIntoCrowd(context, state, step.player, {});
        return;
    }
    injureAs(context, state, {step.player, {}, HarmCause::Crowd},
             context.rowById(Tables::Injury, Rows::KnockedOut));
}

/// The further he was kicked, the harder it is.
RowId farKick(const MatchContext &context, int squares)
{
    for (const TableRow &row : context.rows(Rolls::Landing)) {
        const int from = row.value(Key::Min);
        if (from > 0 && squares >= from && squares <= row.value(Key::Max, squares))
            return row.id;
    }
    return {};
}

Result<void> landsAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    if (event.choice() == Choice::IntoTheCrowd) {
        const bool carried = state.carrier == step.player;
        if (carried) {
            pushTurnover(state, TurnoverCause::ThrownCarrier, step.player);
            throwBallIn(state, step.player);
        }
        landInCrowd(context, state, step);
    } else if (const PlayerRef hit = chosenPlayer(event); hit.isValid()) {
        fallOn(context, state, step, hit);
    } else {
        pushLanding(state, step.player, farKick(context, step.asOrNew<MateInAir>().kicked));
    }
    return {};
}

std::vector<Prompt> bouncesPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(confirmPrompt(Asks::ThrowBounces, step.seat));
}

/// The crowd has him before he hits the ground: what the fall would do to him is not rolled for.
Result<void> bouncesAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &)
{
    pop(state);
    const auto falls = [&state, &step] {
        const Step &top = state.agenda.back();
        return top.player == step.player
            && (top.kind == StepKind::Armour || top.kind == StepKind::Geyser);
    };
    while (!state.agenda.empty() && falls())
        pop(state);
    landInCrowd(context, state, step);
    return {};
}

// A team-mate is kicked instead of a block in a blitz. The step's `by` is who kicks, its `player`
// who is kicked.

KickPhase phaseOf(const Step &step)
{
    return step.asOrNew<MateKick>().phase;
}

void kickEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool nobody = phaseOf(step) == KickPhase::Picks
        ? partnersFor(context, state, Skills::KickTeamMate, step.by).isEmpty()
        : !state.find(step.player) || !state.find(step.player)->isOnPitch();
    if (nobody)
        pop(state);
}

std::vector<Prompt> kickPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    switch (phaseOf(step)) {
    case KickPhase::Dares:
        return only(
            choicePrompt(Asks::KickTeamMateHow, step.seat, {Choice::ShortKick, Choice::LongKick}));
    case KickPhase::Short:
        return only(dicePrompt(Asks::KickTeamMateRoll, step.seat, u"D6"_s));
    case KickPhase::Long:
        return only(dicePrompt(Asks::KickTeamMateRoll, step.seat, u"2D6"_s));
    case KickPhase::Hurts:
        return only(
            dicePrompt(Asks::KickTeamMateInjury, MatchState::otherSeat(step.seat), u"2D6"_s));
    case KickPhase::Picks:
        break;
    }
    return only(choicePrompt(Asks::KickTeamMatePartner, step.seat,
                             partnersFor(context, state, Skills::KickTeamMate, step.by)));
}

/// Kicked too hard: the ball falls where he stood.
void kickTooHard(MatchState &state, const Step &step)
{
    if (state.carrier == step.player) {
        pushTurnover(state, TurnoverCause::ThrownCarrier, step.player);
        bounceBall(state, step.player);
    }
    Step hurts = step;
    hurts.kind = StepKind::ActKickTeamMate;
    hurts.data = MateKick{KickPhase::Hurts};
    push(state, std::move(hurts));
}

void kickedEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    const MateKicked &kick = step.as<MateKicked>();
    if (kick.tooHard)
        kickTooHard(state, step);
    else
        push(state,
             Step::with(StepKind::ThrowLands, step.seat, step.player, step.by,
                        MateInAir{kick.squares}));
}

/// Dice of the kicker, which may be rolled again whatever they show (bb2016.en.txt:813).
void takeKick(const MatchContext &context, MatchState &state, const Step &step,
              const std::vector<int> &dice)
{
    pop(state);
    const bool tooHard = dice.size() > 1 && dice.front() == dice.back();
    Step kicked = step;
    kicked.kind = StepKind::KickedTeamMate;
    kicked.data = MateKicked{std::accumulate(dice.begin(), dice.end(), 0), tooHard};
    push(state, std::move(kicked));
    if (step.as<MateKick>().again)
        return;
    act(state, step.by);
    noteAction(state, step.by);
    ++state.uses.blitzes;
    Step again = step;
    again.as<MateKick>().again = true;
    offerRollAgain(context, state, again, tooHard ? RollWent::Badly : RollWent::Well);
}

/// Nobody is merely stunned by that.
void takeKickInjury(const MatchContext &context, MatchState &state, const Step &step,
                    const Event &event)
{
    HarmChain chain;
    chain.cause = HarmCause::Other;
    const Step harm
        = Step::with(StepKind::Injury, step.player.seat, step.player, PlayerRef{}, chain);
    const int total = event.dice[0] + event.dice[1] + sumOf(injuryModifiers(context, state, harm));
    const TableRow *row = injuryRow(context, state, harm, total);
    const bool out = row && row->value(Key::Stunned) == 0;
    pop(state);
    injureAs(context, state, {step.player},
             out ? row : context.rowById(Tables::Injury, Rows::KnockedOut));
}

Result<void> kickAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    Step &top = state.agenda.back();
    switch (phaseOf(step)) {
    case KickPhase::Picks:
        top.player = chosenPlayer(event);
        top.data = MateKick{KickPhase::Dares};
        break;
    case KickPhase::Dares:
        top.data
            = MateKick{event.choice() == Choice::LongKick ? KickPhase::Long : KickPhase::Short};
        break;
    case KickPhase::Short:
    case KickPhase::Long:
        takeKick(context, state, step, event.dice);
        break;
    case KickPhase::Hurts:
        takeKickInjury(context, state, step, event);
        break;
    }
    return {};
}

constexpr StepRule throwStepRules[]{
    {StepKind::ActKickTeamMate, kickEnter, kickPrompts, kickAnswer},
    {StepKind::KickedTeamMate, kickedEnter},
    {StepKind::ThrowLands, landsEnter, landsPrompts, landsAnswer},
    {.kind = StepKind::ThrowBounces,
     .enter = landsEnter,
     .prompts = bouncesPrompts,
     .answer = bouncesAnswer,
     .skippable = true},
};

constexpr PromptText throwStepTexts[]{
    {Asks::KickTeamMatePartner, QT_TRANSLATE_NOOP("Match", "Whom does {by} kick?"),
     QT_TRANSLATE_NOOP("Match", "{by} kicks {choice}")},
    {Asks::KickTeamMateHow, QT_TRANSLATE_NOOP("Match", "How far does {by} mean to kick {player}?"),
     ""},
    {Asks::KickTeamMateRoll, QT_TRANSLATE_NOOP("Match", "How many squares {player} is kicked"),
     QT_TRANSLATE_NOOP("Match", "{player} is kicked: {dice}")},
    {Asks::KickTeamMateInjury,
     QT_TRANSLATE_NOOP("Match", "Injury of {player}, who was kicked too hard"),
     QT_TRANSLATE_NOOP("Match", "{player}, kicked too hard: {dice}")},
    {Asks::ThrowLands, QT_TRANSLATE_NOOP("Match", "Where does {player} come down?"),
     QT_TRANSLATE_NOOP("Match", "{player} comes down: {choice}"), nullptr, PromptManner::Usual,
     nullptr, QT_TRANSLATE_NOOP("Match", "{player} comes down in an empty square")},
    {Asks::ThrowBounces, QT_TRANSLATE_NOOP("Match", "{player} bounces off into the crowd"),
     QT_TRANSLATE_NOOP("Match", "{player} bounces off into the crowd")},
};

} // namespace

StepGroup throwSteps()
{
    return {.steps = throwStepRules, .texts = throwStepTexts};
}

void pushLanding(MatchState &state, const PlayerRef &thrown, const RowId &farKick)
{
    RollPlan plan;
    plan.roll = RollId(Rolls::Landing);
    plan.who = thrown;
    plan.farKick = farKick;
    push(state, stepOf(state, plan));
}

void landBadly(const MatchContext &context, MatchState &state, const PlayerRef &thrown)
{
    if (state.carrier == thrown) {
        pushTurnover(state, TurnoverCause::ThrownCarrier, thrown);
        bounceBall(state, thrown);
    }
    knockDown(context, state, {thrown, {}, HarmCause::Fall});
}

void bounceOff(const MatchContext &context, MatchState &state, Step flight, const PlayerRef &hit)
{
    flight.kind = StepKind::ThrowBounces;
    push(state, std::move(flight));
    const bool carried = state.carrier == hit;
    if (carried)
        bounceBall(state, hit);
    if (state.find(hit)->posture == Posture::Standing)
        knockDown(context, state, {hit, {}, HarmCause::Other});
    else
        rollArmour(state, {hit, {}, HarmCause::Other});
}

void pushThrow(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
               const PlayerRef &thrown)
{
    noteAction(state, thrower);
    ++state.uses.completions;
    RollPlan plan;
    plan.roll = RollId(Rolls::ThrowTeamMate);
    plan.who = thrower;
    plan.other = thrown;
    plan = RollCalculator(context).withBoard(state, plan);
    push(state, stepOf(state, plan));
    if (!context.behaves(*state.find(thrower), Behaves::EatsTeamMate))
        return;
    plan.roll = RollId(Rolls::AlwaysHungry);
    plan.against.clear();
    push(state, stepOf(state, plan));
}

} // namespace dugout
