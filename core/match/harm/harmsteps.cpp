// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardhand.h"
#include "core/match/cards/cardreasons.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harmhelp.h"
#include "core/match/harm/harmrolls.h"
#include "core/match/harm/harmwords.h"
#include "core/match/harm/pilingsteps.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isDouble(const Event &event)
{
    return event.dice.size() == 2 && event.dice[0] == event.dice[1];
}

/// By hand, whatever a coach knows that Dugout does not: beside the roll, never needed.
Prompt modifierPrompt(Seat seat)
{
    Prompt prompt = numberPrompt(Asks::HarmModifier, seat, -9, 9);
    prompt.alwaysOffered = true;
    return prompt;
}

/// The other side rolls, but for those who are hurt by nobody in particular.
Seat rollerOf(const Step &step)
{
    return MatchState::otherSeat(step.player.seat);
}

void victimEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (!state.find(step.player))
        pop(state);
}

/// Who was sent off or taken away meanwhile, by hand or by a rule, cannot be hurt any more.
void targetEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *victim = state.find(step.player);
    const bool there = victim
        && (victim->isOnPitch() || victim->where == Whereabouts::Reserves
            || victim->where == Whereabouts::KnockedOut);
    if (!there)
        pop(state);
}

Prompt armourPrompt(const Step &step)
{
    return dicePrompt(Asks::Armour, rollerOf(step), u"2D6"_s);
}

std::vector<Prompt> armourPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {armourPrompt(step), modifierPrompt(rollerOf(step))};
}

std::vector<Prompt> armourPromptsFor(const MatchContext &, const MatchState &, const Step &step,
                                     const QString &id)
{
    return only(id == Asks::HarmModifier ? modifierPrompt(rollerOf(step)) : armourPrompt(step));
}

/// A charm that works the first time his armour breaks.
bool isSparedOnce(const MatchContext &context, MatchState &state, const PlayerRef &player)
{
    MatchPlayer *victim = state.find(player);
    const int charm = victim ? timedEffectValue(context, *victim, Key::FirstBreak) : 0;
    if (charm == 0)
        return false;
    std::erase_if(victim->timedEffects, [&context](const TimedEffect &timedEffect) {
        const PlayCard *card = findCard(context, timedEffect.source);
        return card && card->values.contains(Key::FirstBreak);
    });
    if (charm == 1)
        stun(context, state, player);
    else
        layDown(state, player, Posture::Prone);
    return true;
}

HarmCause causeOf(const Step &step)
{
    return step.as<HarmChain>().cause;
}

/// The next step of the same chain, with what was spent and done in it so far.
Step followedBy(StepKind kind, const Step &step, int total = 0)
{
    Step next = step;
    next.kind = kind;
    next.as<HarmChain>().modifier = 0;
    next.as<HarmChain>().total = total;
    return next;
}

/// Some players are made to be gentle.
bool isGentle(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *by = state.find(step.by);
    return by && state.areOpponents(step.by, step.player)
        && (isBlock(causeOf(step)) || causeOf(step) == HarmCause::Foul)
        && timedEffectValue(context, *by, Key::OnlyStuns) > 0;
}

/// The armour roll is over: it holds, or the injury roll follows.
void endArmour(const MatchContext &context, MatchState &state, Step step, bool broken)
{
    const MatchPlayer *by = state.find(step.by);
    const bool doubled = std::exchange(step.as<HarmChain>().doubleRolled, false);
    // A sneaky one is only seen when the armour breaks.
    if (causeOf(step) == HarmCause::Foul && doubled
        && (broken || !by || !by->has(Skills::SneakyGit)))
        tellFoul(state, &FoulCall::doubleSeen);
    if (broken && isSparedOnce(context, state, step.player))
        return;
    if (broken && isGentle(context, state, step)) {
        stun(context, state, step.player);
        return;
    }
    if (broken && causeOf(step) == HarmCause::Warp && !state.agenda.empty()
        && state.agenda.back().kind == StepKind::WarpBolt)
        state.agenda.back().as<BoltPath>().hurt = true;
    if (broken) {
        loseBall(state, step.player);
        layDown(state, step.player, Posture::Prone);
        push(state, followedBy(StepKind::Injury, step));
    } else if (!offerSecondStab(context, state, step)) {
        offerPilingOn(context, state, step, HarmRoll::Armour, 0);
    }
}

/// What a card adds to the roll, where that breaks the armour (bb2016.en.txt:5225-5227).
bool mayBreakByCard(const MatchContext &context, const MatchState &state, const Step &step,
                    int total)
{
    const Seat seat = rollerOf(step);
    const CardList cards = playable(context, state, seat, When::AfterArmourRoll);
    return std::any_of(cards.begin(), cards.end(), [&](const CardOf &each) {
        const PlayCard *card = findCard(context, each);
        return card
            && breaksArmour(context, state, step, total + card->values.value(Key::ArmourBonus));
    });
}

/// All that skills add is in it.
void armourRolled(const MatchContext &context, MatchState &state, const Step &step, int total)
{
    const bool broken = breaksArmour(context, state, step, total);
    if (broken || !mayBreakByCard(context, state, step, total)) {
        endArmour(context, state, step, broken);
        return;
    }
    push(state, followedBy(StepKind::ArmourStands, step, total));
    push(state, {StepKind::Moment, rollerOf(step), {}, {}, TimingId(When::AfterArmourRoll)});
}

void standsEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    Step armour = step;
    armour.kind = StepKind::Armour;
    endArmour(context, state, armour,
              breaksArmour(context, state, armour, step.as<HarmChain>().total));
}

Result<void> armourAnswer(const MatchContext &context, MatchState &state, const Step &top,
                          const Event &event)
{
    if (event.prompt == Asks::HarmModifier) {
        state.agenda.back().as<HarmChain>().modifier = event.number.value_or(0);
        return {};
    }
    Step step = top;
    const int total = event.dice[0] + event.dice[1] + sumOf(armourModifiers(context, state, step));
    pop(state);
    if (isDouble(event))
        step.as<HarmChain>().doubleRolled = true;
    if (!usefulArmourBonuses(context, state, step, total).empty())
        push(state, followedBy(StepKind::ArmourBonus, step, total));
    else
        armourRolled(context, state, step, total);
    return {};
}

/// A bonus counts once in a chain, so it is asked for
/// where it would change something, and only there.
std::vector<Prompt> bonusPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    QStringList choices;
    const bool armour = step.kind == StepKind::ArmourBonus;
    for (const SpareBonus &bonus : armour
             ? usefulArmourBonuses(context, state, step, step.as<HarmChain>().total)
             : usefulInjuryBonuses(context, state, step, step.as<HarmChain>().total))
        choices.append(bonus.skill);
    return only(choicePrompt(step.kind, rollerOf(step), choices + QStringList{Choice::None}));
}

/// The bonus that was chosen is marked as spent.
int spendBonus(const MatchContext &context, const MatchState &state, Step &step,
               const QString &table, const QString &skill)
{
    for (const SpareBonus &bonus : spareBonuses(context, state, step, table)) {
        if (bonus.skill == skill) {
            step.as<HarmChain>().*bonus.spent = true;
            return bonus.value;
        }
    }
    return 0;
}

Result<void> armourBonusAnswer(const MatchContext &context, MatchState &state, const Step &top,
                               const Event &event)
{
    Step step = top;
    pop(state);
    const int bonus = spendBonus(context, state, step, Tables::ArmourModifiers, event.choice());
    armourRolled(context, state, step, step.as<HarmChain>().total + bonus);
    return {};
}

Prompt injuryPrompt(const MatchContext &context, const MatchState &state, const Step &step)
{
    return tablePrompt(context, Asks::Injury, rollerOf(step), injuryTable(context, state, step));
}

std::vector<Prompt> injuryPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    return {injuryPrompt(context, state, step), modifierPrompt(rollerOf(step))};
}

std::vector<Prompt> injuryPromptsFor(const MatchContext &context, const MatchState &state,
                                     const Step &step, const QString &id)
{
    return only(id == Asks::HarmModifier ? modifierPrompt(rollerOf(step))
                                         : injuryPrompt(context, state, step));
}

/// The injury roll is over, unless somebody makes it roll again.
void endInjury(const MatchContext &context, MatchState &state, const Step &step, int total)
{
    if (!offerPilingOn(context, state, step, HarmRoll::Injury, total))
        applyInjury(context, state, step, injuryRow(context, state, step, total));
}

Result<void> injuryAnswer(const MatchContext &context, MatchState &state, const Step &step,
                          const Event &event)
{
    if (event.prompt == Asks::HarmModifier) {
        state.agenda.back().as<HarmChain>().modifier = event.number.value_or(0);
        return {};
    }
    const MatchPlayer *victim = state.find(step.player);
    const bool iron = victim && timedEffectValue(context, *victim, injuryStunned) > 0;
    const QString table = injuryTable(context, state, step);
    int total = sumOf(injuryModifiers(context, state, step));
    for (const int die : event.dice)
        total += die;
    pop(state);
    if (causeOf(step) == HarmCause::Foul && isDouble(event))
        tellFoul(state, &FoulCall::doubleSeen);
    if (iron)
        applyInjury(context, state, step, context.rowById(Tables::Injury, Rows::Stunned));
    else if (event.dice.empty())
        applyInjury(context, state, step, rowRolled(context, table, event));
    else if (!usefulInjuryBonuses(context, state, step, total).empty())
        push(state, followedBy(StepKind::InjuryBonus, step, total));
    else
        endInjury(context, state, step, total);
    return {};
}

Result<void> injuryBonusAnswer(const MatchContext &context, MatchState &state, const Step &top,
                               const Event &event)
{
    Step step = top;
    pop(state);
    const int total = step.as<HarmChain>().total
        + spendBonus(context, state, step, Tables::InjuryModifiers, event.choice());
    // Rolled again it is still the same roll, and the bonus is there for it.
    endInjury(context, state, top, total);
    return {};
}

std::vector<Prompt> casualtyPrompts(const MatchContext &context, const MatchState &,
                                    const Step &step)
{
    return only(tablePrompt(context, Asks::Casualty, rollerOf(step), Tables::Casualty));
}

Result<void> casualtyAnswer(const MatchContext &context, MatchState &state, const Step &step,
                            const Event &event)
{
    takeCasualtyRoll(context, state, step.player, event);
    return {};
}

std::vector<Prompt> seriousPrompts(const MatchContext &context, const MatchState &,
                                   const Step &step)
{
    // Without a line nobody would know after the match what happened to the player.
    Prompt prompt = tablePrompt(context, step.kind, rollerOf(step), step.table());
    if (prompt.kind == PromptKind::Text)
        prompt.atLeast = 1;
    return only(std::move(prompt));
}

Result<void> seriousAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    if (const TableRow *row = rowRolled(context, step.table(), event))
        collectResult(state, row->id);
    else if (MatchPlayer *victim = state.find(step.player))
        victim->bookInjuries.append(event.text);
    return {};
}

constexpr StepRule harmStepRules[]{
    {.kind = StepKind::Armour,
     .enter = targetEnter,
     .prompts = armourPrompts,
     .answer = armourAnswer,
     .words = harmRollWords,
     .line = harmRollLine,
     .promptsFor = armourPromptsFor},
    {StepKind::ArmourStands, standsEnter},
    {StepKind::ArmourBonus, targetEnter, bonusPrompts, armourBonusAnswer, harmRollWords,
     harmRollLine},
    {StepKind::Injury, targetEnter, injuryPrompts, injuryAnswer, harmRollWords, harmRollLine,
     Tables::Injury, injuryPromptsFor},
    {StepKind::InjuryBonus, targetEnter, bonusPrompts, injuryBonusAnswer, harmRollWords,
     harmRollLine},
    {.kind = StepKind::Casualty,
     .enter = victimEnter,
     .prompts = casualtyPrompts,
     .answer = casualtyAnswer,
     .words = harmRollWords,
     .table = Tables::Casualty},
    {.kind = StepKind::SeriousInjury,
     .enter = victimEnter,
     .prompts = seriousPrompts,
     .answer = seriousAnswer,
     .table = Tables::SeriousInjury},
};

constexpr PromptText harmStepTexts[]{
    {Asks::Armour, QT_TRANSLATE_NOOP("Match", "Armour of {player}"), nullptr},
    {Asks::Injury, QT_TRANSLATE_NOOP("Match", "Injury of {player}"), nullptr},
    {Asks::ArmourBonus, QT_TRANSLATE_NOOP("Match", "Armour of {player}: add a skill now?"),
     nullptr},
    {Asks::InjuryBonus, QT_TRANSLATE_NOOP("Match", "Injury of {player}: add a skill?"), nullptr},
    {Asks::HarmModifier, QT_TRANSLATE_NOOP("Match", "Another modifier"),
     QT_TRANSLATE_NOOP("Match", "modifier {choice}")},
    {Asks::Casualty, QT_TRANSLATE_NOOP("Match", "Casualty: {player}"), nullptr},
    {Asks::SeriousInjury, QT_TRANSLATE_NOOP("Match", "Serious injury: {player}"), nullptr},
};

} // namespace

StepGroup harmSteps()
{
    return {.steps = harmStepRules, .texts = harmStepTexts};
}

} // namespace dugout
