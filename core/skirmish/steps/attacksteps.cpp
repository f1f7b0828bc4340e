// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The attacks there are to choose from.
std::vector<AttackAction> attacksFor(const SkirmishContext &context, const SkirmishState &state,
                                     const SkirmishStep &step)
{
    const AttackStart &plan = step.as<AttackStart>();
    std::vector<AttackAction> attacks;
    for (const AttackAction &attack : attacksOf(context, state, step.fighter)) {
        const bool parry = attack.effect == cardeffect::parry;
        if (plan.how == AttackWay::Parry ? !parry : attack.reaction)
            continue;
        const QStringList targets = fighterChoices(targetsOf(context, state, step.fighter, attack));
        const bool reaches = plan.only.isEmpty()
            ? !targets.isEmpty()
            : std::any_of(plan.only.begin(), plan.only.end(),
                          [&targets](const QString &one) { return targets.contains(one); });
        if (reaches)
            attacks.push_back(attack);
    }
    return attacks;
}

SkirmishStep targetStep(const SkirmishStep &step, const AttackId &attack)
{
    const AttackStart &plan = step.as<AttackStart>();
    return {SkirmishKind::AttackTarget, step.seat, step.fighter,
            AttackAim{.how = plan.how, .attack = attack, .only = plan.only}};
}

/// One attack needs no choosing, and without any the action ends.
void enterAttack(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    const std::vector<AttackAction> attacks = attacksFor(context, state, step);
    if (attacks.size() == 1)
        replace(state, targetStep(step, attacks.front().id));
    else if (attacks.empty())
        pop(state);
}

std::vector<Prompt> attackPrompts(const SkirmishContext &context, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    QStringList choices;
    for (const AttackAction &attack : attacksFor(context, state, step)) {
        if (!choices.contains(attack.id.text()))
            choices.append(attack.id.text());
    }
    return {choicePrompt(SkirmishAsks::Attack, step.seat, choices)};
}

Result<void> attackAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                          const Event &event)
{
    replace(state, targetStep(step, AttackId(event.choice())));
    return {};
}

const AttackAction *findAttack(const std::vector<AttackAction> &attacks, const AttackId &id)
{
    const auto found = std::find_if(attacks.begin(), attacks.end(),
                                    [&id](const AttackAction &one) { return one.id == id; });
    return found == attacks.end() ? nullptr : &*found;
}

QStringList targetsFor(const SkirmishContext &context, const SkirmishState &state,
                       const SkirmishStep &step)
{
    const std::vector<AttackAction> attacks = attacksOf(context, state, step.fighter);
    const AttackAim &aim = step.as<AttackAim>();
    const AttackAction *attack = findAttack(attacks, aim.attack);
    if (!attack)
        return {};
    QStringList targets = fighterChoices(targetsOf(context, state, step.fighter, *attack));
    targets.removeIf([&aim](const QString &one) {
        return aim.struck.contains(one) || (!aim.only.isEmpty() && !aim.only.contains(one));
    });
    return targets;
}

std::vector<Prompt> targetPrompts(const SkirmishContext &context, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    const QStringList targets = targetsFor(context, state, step);
    if (targets.isEmpty())
        return {};
    // Without the battlefield only the table sees who of them stands near enough.
    const QStringList end = step.as<AttackAim>().goesOn() && !context.tracksField()
        ? QStringList{SkirmishChoice::Done}
        : QStringList{};
    return {choicePrompt(SkirmishAsks::AttackTarget, step.seat, targets + end)};
}

/// Puts the whole chain on the agenda, the last link first. What concerns the action as a whole
/// is asked with the first target and, after several, when all were struck.
void pushChain(SkirmishState &state, const Combat &combat, bool first)
{
    state.combats.push_back(combat);
    const Seat own = combat.attacker.seat;
    push(state, {SkirmishKind::AttackEnd, own, combat.attacker});
    if (!combat.several)
        push(state,
             {SkirmishKind::Reaction, noSeat, combat.attacker, Opportunity{Trigger::AfterAttack}});
    push(state, {SkirmishKind::DriveBack, own, combat.target});
    push(state, {SkirmishKind::Damage, own, combat.target});
    push(state, {SkirmishKind::Resolve, own, combat.attacker});
    push(state,
         {SkirmishKind::Reaction, noSeat, combat.target, Opportunity{Trigger::AttackRolled}});
    push(state, {SkirmishKind::Reroll, combat.target.seat, combat.target, DiceAgain{}});
    push(state, {SkirmishKind::DefenceRoll, combat.target.seat, combat.target});
    push(state, {SkirmishKind::Reroll, own, combat.attacker, DiceAgain{.attack = true}});
    push(state, {SkirmishKind::AttackRoll, own, combat.attacker});
    push(state, {SkirmishKind::AttackValues, own, combat.attacker});
    if (first)
        push(state, {SkirmishKind::AllOut, own, combat.attacker});
}

/// Leaves the step for the next target on the agenda, above the end of the whole action.
void expectMore(SkirmishState &state, const SkirmishStep &step, const QString &struck)
{
    SkirmishStep again = step;
    again.as<AttackAim>().struck.append(struck);
    if (step.as<AttackAim>().goesOn()) {
        replace(state, again);
        return;
    }
    replace(state,
            {SkirmishKind::AttackOver, step.seat, step.fighter,
             AttackRest{static_cast<int>(state.combats.size())}});
    push(state, again);
}

Result<void> targetAnswer(const SkirmishContext &context, SkirmishState &state,
                          const SkirmishStep &step, const Event &event)
{
    if (event.choice() == SkirmishChoice::Done) {
        pop(state);
        return {};
    }
    const std::vector<AttackAction> attacks = attacksOf(context, state, step.fighter);
    const AttackAim aim = step.as<AttackAim>();
    const AttackAction &attack = *findAttack(attacks, aim.attack);
    Combat combat = preparedCombat(context, state, step.fighter, attack,
                                   FighterRef::fromString(event.choice()), aim.how);
    combat.several = attack.allAdjacent && (aim.goesOn() || aim.only.isEmpty());
    if (combat.several)
        expectMore(state, step, event.choice());
    else
        pop(state);
    if (aim.goesOn()) {
        combat.extraDice = aim.extraDice;
    } else if (combat.extraDice > 0) {
        for (LyingPloy &ploy : state.lying)
            ploy.used = ploy.used || ploy.fighter == step.fighter;
    }
    pushChain(state, combat, !aim.goesOn());
    return {};
}

std::vector<Prompt> allOutPrompts(const SkirmishContext &context, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    const bool may = state.combats.back().how != AttackWay::Charge
        && hasUpgrade(context, state, step.fighter, cardeffect::allOut)
        && !state.find(step.fighter)->spent;
    if (!may)
        return {};
    return {
        choicePrompt(SkirmishAsks::AllOut, step.seat, {SkirmishChoice::No, SkirmishChoice::Yes})};
}

Result<void> allOutAnswer(const SkirmishContext &context, SkirmishState &state,
                          const SkirmishStep &step, const Event &event)
{
    pop(state);
    if (event.choice() == SkirmishChoice::No)
        return {};
    SkirmishFighter &fighter = *state.find(step.fighter);
    for (const CardId &id : fighter.upgrades) {
        const SkirmishCard *card = context.card(id);
        if (card && card->effect == cardeffect::allOut)
            state.combats.back().extraDice += card->value(Key::Dice);
    }
    state.combats.back().allOut = true;
    fighter.spent = true;
    return {};
}

constexpr SkirmishRule skirmishAttackStepRules[]{
    {SkirmishKind::Attack, enterAttack, attackPrompts, attackAnswer},
    {.kind = SkirmishKind::AttackTarget, .prompts = targetPrompts, .answer = targetAnswer},
    {.kind = SkirmishKind::AllOut, .prompts = allOutPrompts, .answer = allOutAnswer},
};

constexpr SkirmishText skirmishAttackStepTexts[]{
    {.prompt = SkirmishAsks::Attack,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Choose the attack"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Attack")},
    {.prompt = SkirmishAsks::AttackTarget,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Choose the target"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
     .table = Tables::Characteristics,
     .row = Rows::Range,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Target")},
    {.prompt = SkirmishAsks::AllOut,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Go all in?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 rolls more dice and is done for this phase."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "All in")},
};

} // namespace

SkirmishGroup skirmishAttackSteps()
{
    return {.steps = skirmishAttackStepRules, .texts = skirmishAttackStepTexts};
}

} // namespace dugout
