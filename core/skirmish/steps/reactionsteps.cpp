// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/reactionsteps.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/steps/powersteps.h"
#include "core/skirmish/steps/silence.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// When the attacker is within reach of it.
void addParry(const SkirmishContext &context, const SkirmishState &state, Seat seat,
              std::vector<SkirmishAction> &options)
{
    const Combat &combat = state.combats.back();
    if (combat.target.seat != seat || !state.find(combat.target)->isInPlay())
        return;
    for (const AttackAction &attack : attacksOf(context, state, combat.target)) {
        const QStringList targets
            = fighterChoices(targetsOf(context, state, combat.target, attack));
        if (attack.effect == cardeffect::parry && targets.contains(combat.attacker.toString()))
            options.push_back({SkirmishChoice::Parry, combat.target});
    }
}

void addPushInstead(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                    std::vector<SkirmishAction> &options)
{
    const Combat &combat = state.combats.back();
    if (combat.target.seat != seat)
        return;
    for (const CardId &id : state.find(combat.target)->upgrades) {
        const SkirmishCard *card = context.card(id);
        if (card && card->effect == cardeffect::pushInstead)
            options.push_back(SkirmishAction::with(SkirmishChoice::Push, id));
    }
}

bool mayAttackAgain(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    return !state.combats.empty() && state.combats.back().attacker.seat == seat
        && !failedTargets(context, state).isEmpty();
}

/// A card without a moment of its own may be meant for any; one that says whose fighter it must be
/// for no other's.
bool isMoment(const SkirmishState &state, const SkirmishStep &step, Seat seat,
              const SkirmishCard &card)
{
    const QString trigger = triggerOf(card);
    const QString whose = triggerWhose(card);
    const Seat about = step.fighter.seat == noSeat ? state.active : step.fighter.seat;
    const bool concerns
        = whose.isEmpty() || about == noSeat || (about == seat) == (whose == u"friends"_s);
    return trigger.isEmpty() || (trigger == step.as<Opportunity>().trigger && concerns);
}

/// Whether the card is one to play from the hand at this opportunity.
bool suits(const SkirmishContext &context, const SkirmishState &state, Seat seat,
           const SkirmishStep &step, const CardId &id)
{
    const KnownWord<TriggerNames> opportunity = step.as<Opportunity>().trigger;
    const SkirmishCard *card = context.card(id);
    if (!card || card->kind != CardKind::Ploy || !card->reaction
        || !isMoment(state, step, seat, *card))
        return false;
    return card->effect.isEmpty() || card->effect == cardeffect::characteristics
        || (card->effect == cardeffect::attackAgain && opportunity == Trigger::AfterAttack
            && mayAttackAgain(context, state, seat));
}

void addPloys(const SkirmishContext &context, const SkirmishState &state, Seat seat,
              const SkirmishStep &step, std::vector<SkirmishAction> &options)
{
    if (!state.tracksCards() || state.suddenDeath)
        return;
    for (const CardId &id : state.player(seat).powers.hand) {
        if (suits(context, state, seat, step, id))
            options.push_back(SkirmishAction::with(SkirmishChoice::Ploy, id));
    }
}

/// As far as the others can tell: such a card has not been seen yet, and there is a hand to hold
/// it. `named` asks for one that names the opportunity.
bool mightHold(const SkirmishContext &context, const SkirmishState &state, Seat seat,
               const SkirmishStep &step, bool named = false)
{
    const CardPiles &powers = state.player(seat).powers;
    const auto isSuited = [&](const CardId &id) {
        return suits(context, state, seat, step, id)
            && (!named || triggerOf(*context.card(id)) == step.as<Opportunity>().trigger);
    };
    return !state.suddenDeath && !powers.hand.empty()
        && (std::any_of(powers.hand.begin(), powers.hand.end(), isSuited)
            || std::any_of(powers.deck.begin(), powers.deck.end(), isSuited));
}

/// His upgrades that let him react, and the attacks with which he strikes back.
void addFighter(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                const SkirmishStep &step, std::vector<SkirmishAction> &options)
{
    for (const CardId &id : state.find(ref)->upgrades) {
        const SkirmishCard *card = context.card(id);
        if (card && card->reaction && card->effect.isEmpty() && !card->attack
            && isMoment(state, step, ref.seat, *card))
            options.push_back({SkirmishChoice::Card, ref, id});
    }
    for (const AttackAction &attack : attacksOf(context, state, ref)) {
        const SkirmishCard *card = context.card(CardId(attack.id.text()));
        if (attack.reaction && attack.effect.isEmpty()
            && (!card || isMoment(state, step, ref.seat, *card))
            && !targetsOf(context, state, ref, attack).empty())
            options.push_back({SkirmishChoice::Counter, ref, {}, attack.id});
    }
}

/// A reaction whose card only the coaches can read may be meant for any opportunity, so it is
/// offered at every one; the coach says when it is used.
void addOwn(const SkirmishContext &context, const SkirmishState &state, Seat seat,
            const SkirmishStep &step, std::vector<SkirmishAction> &options)
{
    for (const FighterRef &ref : state.fighters([seat](Seat owner, const SkirmishFighter &one) {
             return owner == seat && one.isInPlay();
         }))
        addFighter(context, state, ref, step, options);
}

/// What lies open on the table.
void addOpen(const SkirmishContext &context, const SkirmishState &state, Seat seat,
             const SkirmishStep &step, std::vector<SkirmishAction> &options)
{
    const KnownWord<TriggerNames> trigger = step.as<Opportunity>().trigger;
    if (trigger == Trigger::PloyPlayed && seat == step.fighter.seat)
        return;
    if (trigger == Trigger::AttackFailed)
        addParry(context, state, seat, options);
    else if (trigger == Trigger::DrivenBack)
        addPushInstead(context, state, seat, options);
    addOwn(context, state, seat, step, options);
}

/// To a ploy only the others may react.
std::vector<SkirmishAction> optionsFor(const SkirmishContext &context, const SkirmishState &state,
                                       Seat seat, const SkirmishStep &step)
{
    std::vector<SkirmishAction> options;
    const KnownWord<TriggerNames> trigger = step.as<Opportunity>().trigger;
    if (trigger == Trigger::PloyPlayed && seat == step.fighter.seat)
        return options;
    addPloys(context, state, seat, step, options);
    addOpen(context, state, seat, step, options);
    return options;
}

/// What lies open and is for this very moment: no question before could name it.
std::vector<SkirmishAction> ofThisMoment(const SkirmishContext &context, const SkirmishState &state,
                                         Seat seat, const SkirmishStep &step)
{
    std::vector<SkirmishAction> options;
    addOpen(context, state, seat, step, options);
    std::erase_if(options, [&](const SkirmishAction &option) {
        if (option.verb == SkirmishChoice::Parry || option.verb == SkirmishChoice::Push)
            return false;
        // An attack that an upgrade brings has the upgrade's id.
        const SkirmishCard *card
            = context.card(option.attack.isEmpty() ? option.card : CardId(option.attack.text()));
        return !card || triggerOf(*card) != step.as<Opportunity>().trigger;
    });
    return options;
}

std::vector<Seat> precedence(const SkirmishContext &context, const SkirmishState &state)
{
    return context.orderFrom(nextToActivate(context, state), std::max(1, state.round));
}

/// Asks one after the other, beginning with who activates next, and only those who have one.
void askInTurn(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    const std::vector<Seat> order = precedence(context, state);
    for (auto place = static_cast<size_t>(step.as<Opportunity>().passedOver); place < order.size();
         ++place) {
        const auto options = isHushed(state) || isHushed(state, order[place])
            ? ofThisMoment(context, state, order[place], step)
            : optionsFor(context, state, order[place], step);
        if (options.empty() || isQuiet(state, order[place]))
            continue;
        state.agenda.back().seat = order[place];
        state.agenda.back().as<Opportunity>().passedOver = static_cast<int>(place);
        return;
    }
    pop(state);
}

/// He has said so for himself; what no question before could name is left to him.
bool keepsSilent(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                 const SkirmishStep &step)
{
    return isQuiet(state, seat)
        || (isHushed(state, seat) && ofThisMoment(context, state, seat, step).empty());
}

/// Those who could react as far as the table can see, in the order of precedence.
std::vector<Seat> whoMight(const SkirmishContext &context, const SkirmishState &state,
                           const SkirmishStep &step)
{
    const Opportunity &opportunity = step.as<Opportunity>();
    std::vector<Seat> seats = precedence(context, state);
    std::erase_if(seats, [&](Seat seat) {
        const bool own = opportunity.trigger == Trigger::PloyPlayed && seat == step.fighter.seat;
        return own || isAmong(opportunity.declined, seat) || keepsSilent(context, state, seat, step)
            || (!mightHold(context, state, seat, step)
                && optionsFor(context, state, seat, step).empty());
    });
    return seats;
}

/// Whether the table need not be asked: nobody might react, or it has said so of all there is.
bool goesOnUnasked(const SkirmishContext &context, const SkirmishState &state,
                   const SkirmishStep &step)
{
    const std::vector<Seat> seats = whoMight(context, state, step);
    return isQuiet(state) || std::all_of(seats.begin(), seats.end(), [&](Seat seat) {
               return isHushed(state) && ofThisMoment(context, state, seat, step).empty();
           });
}

/// Whether the whole table goes on to a power step that can be left out in the same breath.
bool isBeforePower(const SkirmishState &state)
{
    const size_t depth = state.agenda.size();
    return depth > 1 && state.agenda[depth - 2].kind == SkirmishKind::Power;
}

/// One question for the whole table, where asking a single player would tell the others what is in
/// a hand.
void enter(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    if (!context.asksEverybody(state) && isQuiet(state))
        pop(state);
    else if (!context.asksEverybody(state))
        askInTurn(context, state, step);
    else if (step.seat == noSeat && goesOnUnasked(context, state, step))
        pop(state);
}

/// What one player may do, and that he wants nothing for a while: his word alone. Who was called on
/// at the table came for a card, so for him it stands last.
Prompt playerPrompt(const SkirmishContext &context, const SkirmishState &state,
                    const SkirmishStep &step)
{
    const QStringList rest
        = state.combats.empty() ? QStringList{} : QStringList{SkirmishChoice::OwnRest};
    const QStringList options = actionChoices(optionsFor(context, state, step.seat, step));
    QStringList choices{SkirmishChoice::Decline};
    if (!context.asksEverybody(state))
        return choicePrompt(SkirmishAsks::Reaction, step.seat, choices + rest + options);
    choices += options + rest;
    if (step.as<Opportunity>().trigger == Trigger::AfterActivation && isBeforePower(state))
        choices.append(SkirmishChoice::OwnOnward);
    else if (state.activation > 0)
        choices.append(SkirmishChoice::OwnQuiet);
    return choicePrompt(SkirmishAsks::Reaction, step.seat, choices);
}

std::vector<Prompt> prompts(const SkirmishContext &context, const SkirmishState &state,
                            const SkirmishStep &step)
{
    if (step.seat != noSeat)
        return {playerPrompt(context, state, step)};
    if (!context.asksEverybody(state))
        return {};
    QStringList choices{SkirmishChoice::Nobody};
    if (!state.combats.empty())
        choices.append(SkirmishChoice::Rest);
    if (step.as<Opportunity>().trigger == Trigger::AfterActivation && isBeforePower(state))
        choices.append(SkirmishChoice::Onward);
    if (state.activation > 0)
        choices.append(SkirmishChoice::Quiet);
    return {choicePrompt(SkirmishAsks::React, noSeat,
                         choices + seatChoices(whoMight(context, state, step)))};
}

/// Answers to the table's question: nobody, or who is to be asked.
void callOn(SkirmishState &state, const QString &choice)
{
    static const QStringList none{SkirmishChoice::Nobody, SkirmishChoice::Rest,
                                  SkirmishChoice::Quiet, SkirmishChoice::Onward};
    state.agenda.back().as<Opportunity>().unasked = false; // somebody wants something after all
    if (choice == SkirmishChoice::Quiet)
        state.quiet = state.activation;
    if (choice == SkirmishChoice::Rest)
        state.hush = attackUnderWay(state);
    if (choice == SkirmishChoice::Onward)
        pop(state);
    if (none.contains(choice))
        pop(state);
    else
        state.agenda.back().seat = seatOf(choice);
}

void decline(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    SkirmishStep &top = state.agenda.back();
    if (context.asksEverybody(state))
        top.as<Opportunity>().declined.push_back(step.seat);
    else
        ++top.as<Opportunity>().passedOver;
    top.seat = noSeat;
}

void react(const SkirmishContext &context, SkirmishState &state, Seat seat,
           const SkirmishAction &reaction)
{
    const KnownWord<SkirmishChoices> verb = reaction.verb;
    if (verb == SkirmishChoice::Parry) {
        Combat &combat = state.combats.back();
        combat.holdsGround = true;
        push(state,
             {SkirmishKind::Attack, seat, combat.target,
              AttackStart{AttackWay::Parry, {combat.attacker.toString()}}});
    } else if (verb == SkirmishChoice::Push) {
        Combat &combat = state.combats.back();
        combat.holdsGround = true;
        const SkirmishCard *card = context.card(reaction.card);
        if (context.tracksField())
            push(state,
                 {SkirmishKind::Push, seat, combat.target, PushLimit{card->value(Key::Hexes, 1)}});
    } else if (verb == SkirmishChoice::Card) {
        push(state,
             {SkirmishKind::Effects, seat, reaction.fighter,
              CardEffects{EffectsOf::Card, reaction.card}});
    } else if (verb == SkirmishChoice::Counter) {
        push(state,
             {SkirmishKind::AttackTarget, seat, reaction.fighter,
              AttackAim{.how = AttackWay::Counter, .attack = reaction.attack}});
    } else {
        playPloy(context, state, seat, reaction.card);
    }
}

/// One reaction for each opportunity, of any player: with it the step is over.
Result<void> answer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step,
                    const Event &event)
{
    if (event.prompt == SkirmishAsks::React) {
        callOn(state, event.choice());
        return {};
    }
    if (isSilence(event.choice())) {
        keepSilent(state, step.seat, event.choice());
        decline(context, state, step);
        return {};
    }
    const auto reaction = SkirmishAction::fromString(event.choice());
    const bool isOne = reaction
        && (reaction->isOpenReaction()
            || (reaction->verb == SkirmishChoice::Ploy && !reaction->card.isEmpty()));
    if (!isOne || !isKnown(*reaction, context, state))
        return notAChoice(event.choice());
    pop(state);
    if (step.as<Opportunity>().trigger == Trigger::GoingOut)
        state.agenda.back().as<Fall>().reacted = true;
    react(context, state, step.seat, *reaction);
    return {};
}

constexpr SkirmishRule skirmishReactionStepRules[]{
    {SkirmishKind::Reaction, enter, prompts, answer},
};

constexpr SkirmishText skirmishReactionStepTexts[]{
    {.prompt = SkirmishAsks::Reaction,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Reaction?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 may react; one reaction for each opportunity."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Reaction")},
    {.prompt = SkirmishAsks::React,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Does anybody react?"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish",
                         "In this order; one reaction for each opportunity. Who could react "
                         "need not have the card."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Reaction")},
};

} // namespace

std::vector<SkirmishAction> publicReactions(const SkirmishContext &context,
                                            const SkirmishState &state, const SkirmishStep &step)
{
    std::vector<SkirmishAction> options;
    for (Seat seat = 0; seat < state.playerCount(); ++seat)
        addOpen(context, state, seat, step, options);
    return options;
}

bool isMomentOfACard(const SkirmishContext &context, const SkirmishState &state,
                     const SkirmishStep &step)
{
    for (Seat seat = 0; seat < state.playerCount(); ++seat) {
        if (mightHold(context, state, seat, step, true)
            || !ofThisMoment(context, state, seat, step).empty())
            return true;
    }
    return false;
}

SkirmishGroup skirmishReactionSteps()
{
    return {.steps = skirmishReactionStepRules, .texts = skirmishReactionStepTexts};
}

} // namespace dugout
