// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm/pilingsteps.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harmhelp.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Throwing oneself onto a victim to roll again.

/// Some editions want a team re-roll for it.
int price(const MatchContext &context)
{
    return context.number(Tables::ArmourModifiers, Rows::PilingOn, Key::TeamReRolls);
}

bool canPay(const MatchContext &context, const MatchState &state, Seat seat)
{
    const SideState &side = state.side(seat);
    const bool leader = side.rerolls.leader && isLeaderOnPitch(side);
    return price(context) == 0
        || (side.rerolls.usedThisTurn < mostRerolls(context, state)
            && side.rerolls.team() + (leader ? 1 : 0) >= price(context));
}

/// The number of cards that let nobody change this roll.
QString unmodified(HarmRoll roll)
{
    return roll == HarmRoll::Armour ? Key::ArmourUnmodified : Key::InjuryUnmodified;
}

std::vector<Prompt> pilingPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    const Seat seat = state.playsFor(step.by);
    if (step.kind == StepKind::PilingOnLoner)
        return only(tablePrompt(context, step.kind, seat, Tables::Loner));
    return only(yesNoPrompt(step.kind, seat));
}

void victimEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (!state.find(step.player))
        pop(state);
}

/// The roll that is made again, or that stands.
Step rollOf(const Step &step)
{
    const bool armour = step.as<HarmChain>().roll == HarmRoll::Armour;
    HarmChain chain = step.as<HarmChain>();
    chain.piledOn = true;
    chain.total = 0;
    return Step::with(armour ? StepKind::Armour : StepKind::Injury, step.player.seat, step.player,
                      step.by, chain);
}

void letStand(const MatchContext &context, MatchState &state, const Step &step)
{
    const HarmChain &chain = step.as<HarmChain>();
    const Step roll = rollOf(step);
    if (chain.roll == HarmRoll::Injury)
        applyInjury(context, state, roll, injuryRow(context, state, roll, chain.total));
}

void pileOn(const MatchContext &context, MatchState &state, const Step &step)
{
    // Lying down with the ball ends the turn.
    if (state.carrier == step.by)
        pushTurnover(state, TurnoverCause::CarrierDown, step.by);
    loseBall(state, step.by);
    push(state, rollOf(step));
    placeProne(context, state, step.by);
}

Result<void> pilingAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    if (!isYes(event)) {
        letStand(context, state, step);
        return {};
    }
    const bool pays = price(context) > 0;
    const Seat own = state.playsFor(step.by);
    if (pays)
        spendReroll(state, own, state.side(own).rerolls.team() < 1);
    if (pays && state.find(step.by)->has(Skills::Loner)) {
        Step loner = step;
        loner.kind = StepKind::PilingOnLoner;
        push(state, loner);
    } else {
        pileOn(context, state, step);
    }
    return {};
}

/// The re-roll is gone either way.
Result<void> lonerAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    const TableRow *row = rowRolled(context, Tables::Loner, event);
    pop(state);
    if (row && row->value(Key::Success) > 0)
        pileOn(context, state, step);
    else
        letStand(context, state, step);
    return {};
}

// The blade of one old rival against the other: armour that held is rolled for once more.

/// Whose stab may be rolled for again against this victim; null when it may not.
const RuleEffect *stabsAgain(const MatchContext &context, const MatchPlayer *by,
                             const MatchPlayer *victim)
{
    if (!by || !victim || !by->isStar() || !victim->isStar())
        return nullptr;
    const RuleEffect *ruleEffect = findRuleEffect(
        ruleEffectsOfStar(context.ruleset(), by->who->player.star.text()), Does::StabsAgain);
    return ruleEffect && ruleEffect->star == victim->who->player.star.text() ? ruleEffect : nullptr;
}

bool mayRollAgain(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    const MatchPlayer *victim = state.find(step.player);
    return step.as<HarmChain>().cause == HarmCause::Stab && !step.as<HarmChain>().stabbedAgain
        && stabsAgain(context, by, victim) && timedEffectValue(context, *by, noOwnRerolls) == 0
        && timedEffectValue(context, *victim, Key::ArmourUnmodified) == 0;
}

void gitEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    if (!victim || !victim->isOnPitch())
        pop(state);
}

std::vector<Prompt> gitPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(yesNoPrompt(step.kind, step.by.seat));
}

Result<void> gitAnswer(const MatchContext &, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    Step again = step;
    again.kind = StepKind::Armour;
    again.as<HarmChain>().stabbedAgain = true;
    if (isYes(event))
        push(state, again);
    return {};
}

PromptWords gitWords(const MatchContext &context, const MatchState &state, const Step &step,
                     const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const RuleEffect *ruleEffect
        = stabsAgain(context, state.find(step.by), state.find(step.player));
    // The row of the rule, where the edition has words for it.
    const TableRow *row
        = ruleEffect ? context.rowById(ruleEffect->table, step.kind.word()) : nullptr;
    if (prompt.id == step.kind && row)
        words.detail = u"%1: %2"_s.arg(localized(row->name), localized(row->summary));
    return words;
}

constexpr StepRule pilingStepRules[]{
    {StepKind::GetDaGit, gitEnter, gitPrompts, gitAnswer, gitWords},
    {StepKind::PilingOn, victimEnter, pilingPrompts, pilingAnswer},
    {.kind = StepKind::PilingOnLoner,
     .enter = victimEnter,
     .prompts = pilingPrompts,
     .answer = lonerAnswer,
     .table = Tables::Loner},
};

constexpr PromptText pilingStepTexts[]{
    {Asks::PilingOn, QT_TRANSLATE_NOOP("Match", "Does {by} pile on?"),
     QT_TRANSLATE_NOOP("Match", "{by} piles on: {choice}")},
    {Asks::GetDaGit, QT_TRANSLATE_NOOP("Match", "Roll again for the armour of {player}?"),
     QT_TRANSLATE_NOOP("Match", "armour of {player} rolled again: {choice}")},
    {Asks::PilingOnLoner, QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"),
     QT_TRANSLATE_NOOP("Match", "the loner {by} and the re-roll: {dice}")},
};

} // namespace

StepGroup pilingSteps()
{
    return {.steps = pilingStepRules, .texts = pilingStepTexts};
}

bool mayPileOn(const MatchContext &context, const MatchState &state, const Step &step,
               HarmRoll roll)
{
    const HarmChain &chain = step.as<HarmChain>();
    const MatchPlayer *by = state.find(step.by);
    const MatchPlayer *victim = state.find(step.player);
    // Some charms let nobody roll again.
    if (!victim || timedEffectValue(context, *victim, unmodified(roll)) > 0)
        return false;
    if (!by || !context.rowById(Tables::ArmourModifiers, Rows::PilingOn) || chain.piledOn
        || !isBlock(chain.cause) || state.playsFor(step.by) != state.active
        || !state.areOpponents(step.by, step.player)
        || timedEffectValue(context, *by, noOwnRerolls) > 0)
        return false;
    return by->has(Skills::PilingOn) && by->isOnPitch() && by->posture == Posture::Standing
        && canPay(context, state, state.active);
}

bool offerPilingOn(const MatchContext &context, MatchState &state, const Step &step, HarmRoll roll,
                   int total)
{
    if (!mayPileOn(context, state, step, roll))
        return false;
    HarmChain chain = step.as<HarmChain>();
    chain.modifier = 0;
    chain.roll = roll;
    chain.total = total;
    push(state, Step::with(StepKind::PilingOn, step.by.seat, step.player, step.by, chain));
    return true;
}

bool offerSecondStab(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!mayRollAgain(context, state, step))
        return false;
    HarmChain chain = step.as<HarmChain>();
    chain.modifier = 0;
    chain.total = 0;
    push(state, Step::with(StepKind::GetDaGit, step.player.seat, step.player, step.by, chain));
    return true;
}

} // namespace dugout
