// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/battlefield/fieldactions.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/combat/openvalues.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishaction.h"
#include "core/skirmish/steps/powersteps.h"
#include "core/skirmish/steps/reactionsteps.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"
#include "core/skirmish/steps/tableprompts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What this fighter may be activated for.
void addFighter(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                std::vector<SkirmishAction> &actions)
{
    const SkirmishFighter &fighter = *state.find(ref);
    if (!mayActivate(fighter))
        return;
    for (const auto verb : openActions(context, state, ref))
        actions.push_back({verb, ref});
    for (const CardId &id : fighter.upgrades) {
        // What a coach's own upgrade lets him do, only its card says.
        const SkirmishCard *card = context.card(id);
        if (card && card->effect.isEmpty() && !card->attack && !card->reaction)
            actions.push_back({SkirmishChoice::Card, ref, id});
    }
}

std::vector<SkirmishAction> actionsFor(const SkirmishContext &context, const SkirmishState &state,
                                       Seat seat)
{
    std::vector<SkirmishAction> actions;
    for (const FighterRef &ref :
         state.fighters([seat](Seat owner, const SkirmishFighter &) { return owner == seat; }))
        addFighter(context, state, ref, actions);
    const SkirmishPlayer &player = state.player(seat);
    const bool mayDraw = !state.suddenDeath;
    if (mayDraw && (!state.tracksCards() || !player.powers.deck.empty()))
        actions.push_back({SkirmishChoice::Draw});
    if (mayDraw && (!state.tracksCards() || !player.objectives.hand.empty()))
        actions.push_back({SkirmishChoice::Swap});
    actions.push_back({SkirmishChoice::Pass});
    if (player.activations > 1)
        actions.push_back({SkirmishChoice::PassOn});
    return actions;
}

std::vector<Prompt> prompts(const SkirmishContext &context, const SkirmishState &state,
                            const SkirmishStep &step)
{
    std::vector<Prompt> all{choicePrompt(SkirmishAsks::Activation, step.seat,
                                         actionChoices(actionsFor(context, state, step.seat)))};
    addTablePrompts(context, state, all);
    return all;
}

void startFighterAction(const SkirmishContext &context, SkirmishState &state,
                        const SkirmishAction &action)
{
    const FighterRef &ref = action.fighter;
    SkirmishFighter &fighter = *state.find(ref);
    if (action.verb == SkirmishChoice::Guard) {
        fighter.guard = true;
    } else if (action.verb == SkirmishChoice::Attack) {
        push(state, {SkirmishKind::Attack, ref.seat, ref, AttackStart{AttackWay::Attack}});
    } else if (action.verb == SkirmishChoice::Move) {
        fighter.moved = true;
        if (context.tracksField())
            push(state, {SkirmishKind::Move, ref.seat, ref, Movement{}});
    } else {
        startCharge(context, state, ref);
    }
}

void start(const SkirmishContext &context, SkirmishState &state, Seat seat,
           const SkirmishAction &action)
{
    const KnownWord<SkirmishChoices> verb = action.verb;
    const bool passes = verb == SkirmishChoice::Pass || verb == SkirmishChoice::PassOn;
    if (verb == SkirmishChoice::PassOn)
        state.player(seat).passing = true;
    if (passes || (!state.tracksCards() && !action.fighter.isValid()))
        return;
    if (verb == SkirmishChoice::Draw)
        push(state,
             {SkirmishKind::Draw,
              seat,
              {},
              CardDraw{PileKind::Power,
                       context.number(Tables::ActivationOptions, Rows::DrawPower, Key::Cards, 1)}});
    else if (verb == SkirmishChoice::Swap)
        push(state, {SkirmishKind::Swap, seat});
    else if (verb == SkirmishChoice::Card)
        push(state,
             {SkirmishKind::Effects, seat, action.fighter,
              CardEffects{EffectsOf::Card, action.card}});
    else
        startFighterAction(context, state, action);
}

/// Where the player was not asked, the steps for reactions and powers that follow are marked:
/// nothing has happened since those before them.
void begin(const SkirmishContext &context, SkirmishState &state, Seat seat,
           const SkirmishAction &action, bool unasked = false)
{
    pop(state);
    ++state.activation;
    --state.player(seat).activations;
    for (SkirmishPlayer &player : state.players)
        player.fresh.clear();
    if ((state.tracksCards() || state.way == SkirmishWay::Table) && !state.suddenDeath)
        push(state, {SkirmishKind::Power, seat, {}, PowerTurn{.unasked = unasked}});
    push(state, {SkirmishKind::ActivationEnd, seat, {}, ActivationMade{unasked}});
    start(context, state, seat, action);
}

/// Who has passed for the rest of the phase is not asked again, nor is anybody once a warband was
/// wiped out by hand in sudden death.
void enterActivation(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    if (isDecided(state))
        pop(state);
    else if (state.player(step.seat).passing)
        begin(context, state, step.seat, {SkirmishChoice::Pass}, true);
}

std::vector<OpenValue> openFor(const SkirmishContext &context, const SkirmishState &state,
                               const WantedAction &wanted)
{
    return openReach(context, state, wanted.fighter, wanted.action);
}

/// What takes a fighter somewhere or strikes; nothing else waits for values.
std::optional<WantedAction> wantedBy(const SkirmishAction &action)
{
    const bool waits = action.verb == SkirmishChoice::Move || action.verb == SkirmishChoice::Charge
        || action.verb == SkirmishChoice::Attack;
    return waits ? std::optional(WantedAction{action.verb, action.fighter}) : std::nullopt;
}

Result<void> answer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step,
                    const Event &event)
{
    if (isTablePrompt(event.prompt))
        return answerTable(context, state, event);
    const auto action = SkirmishAction::fromString(event.choice());
    if (!action || !isKnown(*action, context, state))
        return notAChoice(event.choice());
    const auto wanted = wantedBy(*action);
    if (!wanted || openFor(context, state, *wanted).empty())
        begin(context, state, step.seat, *action);
    else
        push(state, {SkirmishKind::Reach, step.seat, wanted->fighter, *wanted});
    return {};
}

/// Before the activation counts: what the table says may show that the fighter cannot do it.
std::vector<Prompt> reachPrompts(const SkirmishContext &context, const SkirmishState &state,
                                 const SkirmishStep &step)
{
    constexpr int farthest = 12;
    const std::vector<OpenValue> open = openFor(context, state, step.as<WantedAction>());
    if (open.empty())
        return {};
    return {numberPrompt(open.front().prompt, step.seat, 0, farthest)};
}

Result<void> reachAnswer(const SkirmishContext &context, SkirmishState &state,
                         const SkirmishStep &step, const Event &event)
{
    const WantedAction &wanted = step.as<WantedAction>();
    state.told[openFor(context, state, wanted).front().key] = QString::number(*event.number);
    if (!openFor(context, state, wanted).empty())
        return {};
    const SkirmishAction action{wanted.action, wanted.fighter};
    pop(state);
    const auto possible = actionsFor(context, state, step.seat);
    if (std::find(possible.begin(), possible.end(), action) != possible.end())
        begin(context, state, step.seat, action);
    return {};
}

void enterEnd(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    pop(state);
    expirePloys(state, false);
    inspireWhoMay(context, state);
    SkirmishStep reaction{
        SkirmishKind::Reaction, noSeat, {}, Opportunity{Trigger::AfterActivation}};
    reaction.as<Opportunity>().unasked
        = step.as<ActivationMade>().unasked && !isMomentOfACard(context, state, reaction);
    push(state, reaction);
}

std::vector<Prompt> swapPrompts(const SkirmishContext &, const SkirmishState &state,
                                const SkirmishStep &step)
{
    return {choicePrompt(SkirmishAsks::Swap, step.seat,
                         cardChoices(state.player(step.seat).objectives.hand))};
}

Result<void> swapAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                        const Event &event)
{
    discard(state, step.seat, PileKind::Objective, CardId(event.choice()));
    replace(state, {SkirmishKind::Draw, step.seat, {}, CardDraw{PileKind::Objective, 1}});
    return {};
}

constexpr SkirmishRule skirmishActivationStepRules[]{
    {SkirmishKind::Activation, enterActivation, prompts, answer},
    {.kind = SkirmishKind::Reach, .prompts = reachPrompts, .answer = reachAnswer},
    {SkirmishKind::ActivationEnd, enterEnd},
    {.kind = SkirmishKind::Swap, .prompts = swapPrompts, .answer = swapAnswer},
};

constexpr SkirmishText skirmishActivationStepTexts[]{
    {.prompt = SkirmishAsks::Activation, .title = QT_TRANSLATE_NOOP("Skirmish", "Activation")},
    {.prompt = SkirmishAsks::Swap,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Discard an objective"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 draws another for it."),
     .table = Tables::ActivationOptions,
     .row = Rows::SwapObjective,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Objective discarded")},
    {.prompt = SkirmishAsks::MoveValue,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Move"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish",
                         "How much Move is printed for %2? Dugout remembers it for this game. 0 "
                         "leaves it open: any hex may then be chosen."),
     .table = Tables::Characteristics,
     .row = Rows::Move,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Move on the card")},
    {.prompt = SkirmishAsks::AttackRange,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Range"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish",
                         "How much Range is printed for %2? Dugout remembers it for this game. "
                         "0 leaves it open: any enemy in sight may then be attacked."),
     .table = Tables::Characteristics,
     .row = Rows::Range,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Range on the card")},
};

} // namespace

SkirmishGroup skirmishActivationSteps()
{
    return {.steps = skirmishActivationStepRules, .texts = skirmishActivationStepTexts};
}

} // namespace dugout
