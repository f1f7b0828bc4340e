// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/battlefield/fieldactions.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/combat/openvalues.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/powersteps.h"
#include "core/skirmish/steps/reactionsteps.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"
#include "core/skirmish/steps/tableprompts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// "move:0:targor" and the like: what this fighter may be activated for.
void addFighter(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                QStringList &choices)
{
    const SkirmishFighter &fighter = *state.find(ref);
    if (!mayActivate(fighter))
        return;
    const QString name = ref.toString();
    for (const QString &action : openActions(context, state, ref))
        choices.append(action + u':' + name);
    for (const CardId &id : fighter.upgrades) {
        // What a coach's own upgrade lets him do, only its card says.
        const SkirmishCard *card = context.card(id);
        if (card && card->effect.isEmpty() && !card->attack && !card->reaction)
            choices.append(u"card:"_s + name + u'/' + id.text());
    }
}

QStringList choicesFor(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    QStringList choices;
    for (const FighterRef &ref :
         state.fighters([seat](Seat owner, const SkirmishFighter &) { return owner == seat; }))
        addFighter(context, state, ref, choices);
    const SkirmishPlayer &player = state.player(seat);
    const bool mayDraw = !state.suddenDeath;
    if (mayDraw && (!state.tracksCards() || !player.powers.deck.empty()))
        choices.append(SkirmishChoice::Draw);
    if (mayDraw && (!state.tracksCards() || !player.objectives.hand.empty()))
        choices.append(SkirmishChoice::Swap);
    choices.append(SkirmishChoice::Pass);
    if (player.activations > 1)
        choices.append(SkirmishChoice::PassOn);
    return choices;
}

std::vector<Prompt> prompts(const SkirmishContext &context, const SkirmishState &state,
                            const SkirmishStep &step)
{
    std::vector<Prompt> all{
        choicePrompt(SkirmishAsks::Activation, step.seat, choicesFor(context, state, step.seat))};
    addTablePrompts(context, state, all);
    return all;
}

void startFighterAction(const SkirmishContext &context, SkirmishState &state, const QString &what,
                        const QString &who)
{
    const FighterRef ref = FighterRef::fromString(who);
    SkirmishFighter &fighter = *state.find(ref);
    if (what == SkirmishChoice::Guard) {
        fighter.guard = true;
    } else if (what == SkirmishChoice::Attack) {
        push(state, {SkirmishKind::Attack, ref.seat, ref, AttackStart{AttackWay::Attack}});
    } else if (what == SkirmishChoice::Move) {
        fighter.moved = true;
        if (context.tracksField())
            push(state, {SkirmishKind::Move, ref.seat, ref, Movement{}});
    } else {
        startCharge(context, state, ref);
    }
}

void start(const SkirmishContext &context, SkirmishState &state, Seat seat, const QString &choice)
{
    const QString what = choice.section(u':', 0, 0);
    const QString who = choice.section(u':', 1);
    if (what == SkirmishChoice::PassOn)
        state.player(seat).passing = true;
    if (what.startsWith("pass"_L1) || (!state.tracksCards() && who.isEmpty()))
        return;
    if (what == SkirmishChoice::Draw)
        push(state,
             {SkirmishKind::Draw,
              seat,
              {},
              CardDraw{PileKind::Power,
                       context.number(Tables::ActivationOptions, Rows::DrawPower, Key::Cards, 1)}});
    else if (what == SkirmishChoice::Swap)
        push(state, {SkirmishKind::Swap, seat});
    else if (what == SkirmishChoice::Card)
        push(state,
             {SkirmishKind::Effects, seat, FighterRef::fromString(who.section(u'/', 0, 0)),
              CardEffects{EffectsOf::Card, CardId(who.section(u'/', 1))}});
    else
        startFighterAction(context, state, what, who);
}

/// Where the player was not asked, the steps for reactions and powers that follow are marked:
/// nothing has happened since those before them.
void begin(const SkirmishContext &context, SkirmishState &state, Seat seat, const QString &choice,
           bool unasked = false)
{
    pop(state);
    ++state.activation;
    --state.player(seat).activations;
    for (SkirmishPlayer &player : state.players)
        player.fresh.clear();
    if ((state.tracksCards() || state.way == SkirmishWay::Table) && !state.suddenDeath)
        push(state, {SkirmishKind::Power, seat, {}, PowerTurn{.unasked = unasked}});
    push(state, {SkirmishKind::ActivationEnd, seat, {}, ActivationMade{unasked}});
    start(context, state, seat, choice);
}

/// Who has passed for the rest of the phase is not asked again, nor is anybody once a warband was
/// wiped out by hand in sudden death.
void enterActivation(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    if (isDecided(state))
        pop(state);
    else if (state.player(step.seat).passing)
        begin(context, state, step.seat, SkirmishChoice::Pass, true);
}

std::vector<OpenValue> openFor(const SkirmishContext &context, const SkirmishState &state,
                               const WantedAction &wanted)
{
    return openReach(context, state, wanted.fighter, wanted.action);
}

/// What takes a fighter somewhere or strikes; nothing else waits for values.
std::optional<WantedAction> wantedBy(const QString &choice)
{
    for (const auto action :
         {SkirmishChoice::Move, SkirmishChoice::Charge, SkirmishChoice::Attack}) {
        if (choice.section(u':', 0, 0) == action)
            return WantedAction{action, FighterRef::fromString(choice.section(u':', 1))};
    }
    return std::nullopt;
}

Result<void> answer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step,
                    const Event &event)
{
    if (isTablePrompt(event.prompt))
        return answerTable(context, state, event);
    const auto wanted = wantedBy(event.choice());
    if (!wanted || openFor(context, state, *wanted).empty())
        begin(context, state, step.seat, event.choice());
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
    pop(state);
    if (choicesFor(context, state, step.seat).contains(wanted.toString()))
        begin(context, state, step.seat, wanted.toString());
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
    {SkirmishKind::Reach, nullptr, reachPrompts, reachAnswer},
    {SkirmishKind::ActivationEnd, enterEnd},
    {SkirmishKind::Swap, nullptr, swapPrompts, swapAnswer},
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
