// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/powersteps.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishaction.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/tableprompts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<FighterRef> friends(const SkirmishState &state, Seat seat)
{
    return state.fighters([seat](Seat owner, const SkirmishFighter &fighter) {
        return owner == seat && fighter.isInPlay();
    });
}

/// A ploy whose modifiers are for one fighter needs to know for whom.
bool changesOne(const SkirmishCard &card)
{
    const std::vector<CardModifier> modifiers = modifiersOf(card);
    return std::any_of(modifiers.begin(), modifiers.end(), [](const CardModifier &one) {
        return one.whose.isEmpty() && one.what != Modifies::Glory;
    });
}

bool namesFriend(const SkirmishCard &card)
{
    return card.effect == cardeffect::guard || card.effect == cardeffect::offering
        || changesOne(card);
}

/// What the card changes at the attack under way, dice that have fallen excepted.
void changeCombat(Combat &combat, const SkirmishCard &card)
{
    for (const CardModifier &one : modifiersOf(card)) {
        if (one.what == Modifies::Damage)
            combat.damage = std::max(0, combat.damage.value_or(0) + one.by);
        else if (one.what == Modifies::Cleave)
            combat.cleave = combat.cleave || one.by > 0;
        else if (one.what == Modifies::Knockback)
            combat.knockback = std::max(0, combat.knockback + one.by);
        else if (one.what == Modifies::Hammer || one.what == Modifies::Sword)
            combat.moreSymbols.append(one.what);
        else if (one.what == Modifies::Shield || one.what == Modifies::Dodge)
            combat.moreDefence.append(one.what);
    }
}

int gloryAtOnce(const SkirmishCard &card)
{
    int glory = 0;
    for (const CardModifier &one : modifiersOf(card))
        glory += one.what == Modifies::Glory ? one.by : 0;
    return glory;
}

/// What is in force for a while lies open, also where its card does not say how long.
PloyDuration lyingFor(const SkirmishState &state, const SkirmishCard &card)
{
    const std::vector<CardModifier> modifiers = modifiersOf(card);
    const bool lasts = std::any_of(modifiers.begin(), modifiers.end(), [](const CardModifier &one) {
        return one.what != Modifies::Glory;
    });
    return card.duration == PloyDuration::None && lasts && state.combats.empty()
        ? PloyDuration::NextActivation
        : card.duration;
}

/// One question for the whole table: where hands are hidden, asking each would tell or bore; with
/// the real cards on the table Dugout knows no hands at all.
bool asksTable(const SkirmishContext &context, const SkirmishState &state)
{
    return state.way == SkirmishWay::Table || context.asksEverybody(state);
}

SkirmishStep powerStep(Seat seat, PowerTurn turn = {})
{
    return {SkirmishKind::Power, seat, {}, std::move(turn)};
}

/// The same step after one more has passed.
SkirmishStep passed(const SkirmishStep &step, Seat next)
{
    const PowerTurn &turn = step.as<PowerTurn>();
    return powerStep(
        next, {.passes = turn.passes + 1, .unasked = turn.unasked, .declined = turn.declined});
}

/// Who holds no power card cannot but pass.
void enter(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    const bool cannot = state.tracksCards() && state.player(step.seat).powers.hand.empty();
    if (step.as<PowerTurn>().passes >= context.playerCount())
        pop(state);
    else if (cannot)
        replace(state, passed(step, context.after(step.seat, state.round)));
}

/// Those who might play something, beginning with whose turn it is.
std::vector<Seat> whoMight(const SkirmishContext &context, const SkirmishState &state,
                           const SkirmishStep &step)
{
    std::vector<Seat> seats = context.orderFrom(step.seat, std::max(1, state.round));
    std::erase_if(seats, [&](Seat seat) {
        const bool empty = state.tracksCards() && state.player(seat).powers.hand.empty();
        return empty || isAmong(step.as<PowerTurn>().declined, seat);
    });
    return seats;
}

/// What can be played from a hand.
QStringList handChoices(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    std::vector<SkirmishAction> actions{{SkirmishChoice::Pass}};
    for (const CardId &id : state.player(seat).powers.hand) {
        const SkirmishCard *card = context.card(id);
        if (card && card->kind == CardKind::Ploy && !card->reaction
            && canPlayPloy(state, seat, *card))
            actions.push_back(SkirmishAction::with(SkirmishChoice::Ploy, id));
    }
    for (const QString &upgrade : playableUpgrades(context, state, seat))
        actions.push_back(SkirmishAction::with(SkirmishChoice::Upgrade, CardId(upgrade)));
    return actionChoices(actions);
}

/// What can be said of real cards: that it is an upgrade or a ploy, or which ploy of the list.
QStringList saidChoices(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    std::vector<SkirmishAction> actions{{SkirmishChoice::Pass}};
    const SkirmishPlayer &player = state.player(seat);
    if (player.glory >= context.upgradeCost() && !friends(state, seat).empty())
        actions.push_back({SkirmishChoice::Upgrade});
    actions.push_back({SkirmishChoice::Ploy});
    for (const CardId &id : context.seat(seat).deck.powers) {
        const SkirmishCard *card = context.card(id);
        if (card && card->kind == CardKind::Ploy && canPlayPloy(state, seat, *card)
            && !liesOpen(state, seat, id))
            actions.push_back(SkirmishAction::with(SkirmishChoice::Ploy, id));
    }
    return actionChoices(actions);
}

std::vector<Prompt> prompts(const SkirmishContext &context, const SkirmishState &state,
                            const SkirmishStep &step)
{
    std::vector<Prompt> all;
    if (!asksTable(context, state) || step.as<PowerTurn>().called) {
        all.push_back(playerPowerPrompt(context, state, step));
    } else {
        const std::vector<Seat> seats = whoMight(context, state, step);
        if (seats.empty())
            return {};
        all.push_back(choicePrompt(SkirmishAsks::PowerTable, noSeat,
                                   QStringList{SkirmishChoice::Nobody} + seatChoices(seats)));
    }
    addTablePrompts(context, state, all);
    return all;
}

/// The table has said who plays, or that nobody does.
void callOn(SkirmishState &state, const QString &choice)
{
    if (choice == SkirmishChoice::Nobody) {
        pop(state);
        return;
    }
    state.agenda.back().seat = seatOf(choice);
    state.agenda.back().as<PowerTurn>().called = true;
    state.agenda.back().as<PowerTurn>().unasked = false; // somebody wants something after all
}

void play(const SkirmishContext &context, SkirmishState &state, Seat seat,
          const SkirmishAction &action)
{
    const bool isNamed = !action.card.isEmpty();
    if (action.verb == SkirmishChoice::Ploy && !isNamed)
        push(state, {SkirmishKind::Effects, seat, {}, CardEffects{EffectsOf::Ploy}});
    else if (action.verb == SkirmishChoice::Ploy)
        playPloy(context, state, seat, action.card);
    else if (action.verb == SkirmishChoice::Upgrade && !isNamed)
        push(state, {SkirmishKind::SaidUpgrade, seat});
    else if (action.verb == SkirmishChoice::Upgrade)
        push(state, {SkirmishKind::Upgrade, seat, {}, CardInPlay{action.card}});
}

Result<void> answer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step,
                    const Event &event)
{
    if (isTablePrompt(event.prompt))
        return answerTable(context, state, event);
    if (event.prompt == SkirmishAsks::PowerTable) {
        callOn(state, event.choice());
        return {};
    }
    const auto action = SkirmishAction::fromString(event.choice());
    if (!action || !isKnown(*action, context, state))
        return notAChoice(event.choice());
    const bool passes = action->verb == SkirmishChoice::Pass;
    const Seat next = context.after(step.seat, state.round);
    if (!passes) {
        replace(state, powerStep(next));
    } else if (!step.as<PowerTurn>().called) {
        replace(state, passed(step, next));
    } else {
        std::vector<Seat> declined = step.as<PowerTurn>().declined;
        declined.push_back(step.seat);
        replace(state, powerStep(next, {.declined = std::move(declined)}));
    }
    play(context, state, step.seat, *action);
    return {};
}

std::vector<Prompt> upgradePrompts(const SkirmishContext &context, const SkirmishState &state,
                                   const SkirmishStep &step)
{
    const SkirmishCard &card = *context.card(step.as<CardInPlay>().card);
    return {choicePrompt(SkirmishAsks::UpgradeFighter, step.seat,
                         fighterChoices(upgradeTargets(state, step.seat, card)))};
}

Result<void> upgradeAnswer(const SkirmishContext &context, SkirmishState &state,
                           const SkirmishStep &step, const Event &event)
{
    pop(state);
    attachUpgrade(context, state, FighterRef::fromString(event.choice()),
                  step.as<CardInPlay>().card);
    return {};
}

std::vector<Prompt> friendPrompts(const SkirmishContext &, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    return {choicePrompt(SkirmishAsks::PloyFighter, step.seat,
                         fighterChoices(friends(state, step.seat)))};
}

Result<void> friendAnswer(const SkirmishContext &context, SkirmishState &state,
                          const SkirmishStep &step, const Event &event)
{
    pop(state);
    const SkirmishCard &card = *context.card(step.as<CardInPlay>().card);
    const FighterRef ref = FighterRef::fromString(event.choice());
    if (card.effect == cardeffect::guard)
        state.find(ref)->guard = true;
    for (LyingPloy &ploy : state.lying) {
        if (ploy.seat == step.seat && ploy.card == card.id)
            ploy.fighter = ref;
    }
    if (card.effect == cardeffect::offering)
        dealDamage(context, state, ref, card.value(Key::Damage), step.seat);
    if (card.effect.isEmpty()) // more stands on it than its numbers say
        push(state, {SkirmishKind::Effects, step.seat, {}, CardEffects{EffectsOf::Card, card.id}});
    return {};
}

constexpr SkirmishRule skirmishPowerStepRules[]{
    {SkirmishKind::Power, enter, prompts, answer},
    {.kind = SkirmishKind::Upgrade, .prompts = upgradePrompts, .answer = upgradeAnswer},
    {.kind = SkirmishKind::PloyFighter, .prompts = friendPrompts, .answer = friendAnswer},
};

constexpr SkirmishText skirmishPowerStepTexts[]{
    {.prompt = SkirmishAsks::Power,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Power step"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 plays a power card or passes.")},
    {.prompt = SkirmishAsks::UpgradeFighter,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Upgrade"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Who is given %3?"),
     .table = Tables::Glory,
     .row = Rows::Upgrade},
    {.prompt = SkirmishAsks::PloyFighter,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Ploy"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Whom does %3 concern?")},
    {.prompt = SkirmishAsks::PowerTable,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Does anybody play a power card?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Power step: answer only if you want to act."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Power step")},
    {.prompt = SkirmishAsks::PowerSaid,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Power step"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "What does %1 play? You can leave this open.")},
};

} // namespace

Prompt playerPowerPrompt(const SkirmishContext &context, const SkirmishState &state,
                         const SkirmishStep &step)
{
    return state.tracksCards()
        ? choicePrompt(SkirmishAsks::Power, step.seat, handChoices(context, state, step.seat))
        : choicePrompt(SkirmishAsks::PowerSaid, step.seat, saidChoices(context, state, step.seat));
}

bool canPlayPloy(const SkirmishState &state, Seat seat, const SkirmishCard &card)
{
    return !namesFriend(card) || !friends(state, seat).empty();
}

void playPloy(const SkirmishContext &context, SkirmishState &state, Seat seat, const CardId &id)
{
    const SkirmishCard &card = *context.card(id);
    CardPiles &powers = state.player(seat).powers;
    take(powers.hand, id);
    const PloyDuration duration = lyingFor(state, card);
    if (duration == PloyDuration::None)
        powers.discard.push_back(id);
    else
        state.lying.push_back({seat, id, {}, duration, state.activation, false});
    push(state, {SkirmishKind::Reaction, noSeat, {seat, {}}, Opportunity{Trigger::PloyPlayed}});
    const int glory = gloryAtOnce(card);
    gainGlory(state, seat, std::max(glory, -state.player(seat).glory), GloryFor::Card, id);
    const bool atOnce = duration == PloyDuration::None && !state.combats.empty();
    if (atOnce && !modifiersOf(card).empty()) {
        changeCombat(state.combats.back(), card);
    } else if (namesFriend(card)) {
        push(state, {SkirmishKind::PloyFighter, seat, {}, CardInPlay{id}});
    } else if (card.effect == cardeffect::attackAgain && !state.combats.empty()) {
        push(state,
             {SkirmishKind::Attack, seat, state.combats.back().attacker,
              AttackStart{AttackWay::Again, failedTargets(context, state)}});
    } else if (card.effect != cardeffect::characteristics) {
        push(state, {SkirmishKind::Effects, seat, {}, CardEffects{EffectsOf::Card, id}});
    }
}

QStringList failedTargets(const SkirmishContext &context, const SkirmishState &state)
{
    QStringList failed;
    if (state.combats.empty())
        return failed;
    const Combat &last = state.combats.back();
    const auto isSame = [&last](const Combat &one) {
        return one.several && one.attacker == last.attacker && one.how == last.how;
    };
    for (auto combat = state.combats.rbegin(); combat != state.combats.rend(); ++combat) {
        if (combat != state.combats.rbegin() && !(last.several && isSame(*combat)))
            break;
        if (!combat->succeeded())
            failed.prepend(combat->target.toString());
    }
    QStringList reachable;
    for (const AttackAction &attack : usableAttacks(context, state, last.attacker))
        reachable += fighterChoices(targetsOf(context, state, last.attacker, attack));
    failed.removeIf([&reachable](const QString &one) { return !reachable.contains(one); });
    return failed;
}

QStringList playableUpgrades(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    QStringList playable;
    const SkirmishPlayer &player = state.player(seat);
    if (player.glory < context.upgradeCost())
        return playable;
    for (const CardId &id : player.powers.hand) {
        const SkirmishCard *card = context.card(id);
        if (card && card->kind == CardKind::Upgrade && !upgradeTargets(state, seat, *card).empty())
            playable.append(id.text());
    }
    return playable;
}

SkirmishGroup skirmishPowerSteps()
{
    return {.steps = skirmishPowerStepRules, .texts = skirmishPowerStepTexts};
}

} // namespace dugout
