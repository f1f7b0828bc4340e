// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/countersteps.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/state/fighterchange.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishaction.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/tableprompts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What can be counted of a fighter whose wounds nobody has said.
constexpr int openHearts = 9;
constexpr int mostModifiers = 6;

QStringList heartChoices(const SkirmishContext &context, const SkirmishState &state)
{
    QStringList choices;
    for (const FighterRef &ref :
         state.fighters([](Seat, const SkirmishFighter &one) { return one.isInPlay(); })) {
        const int most = valuesOf(context, state, ref).wounds.value_or(openHearts);
        for (int damage = 0; damage <= most; ++damage) {
            if (damage != state.find(ref)->damage)
                choices.append(FighterChange{ref, damage}.toString());
        }
    }
    return choices;
}

/// Each turns a token over: there, or not there.
QStringList tokenChoices(const SkirmishContext &context, const SkirmishState &state)
{
    QStringList choices;
    const auto all = state.fighters([](Seat, const SkirmishFighter &one) { return one.placed; });
    for (const FighterRef &ref : all) {
        const SkirmishFighter &fighter = *state.find(ref);
        if (fighter.isInPlay()) {
            for (const auto token :
                 {SkirmishChoice::Moved, SkirmishChoice::Charged, SkirmishChoice::Guard,
                  SkirmishChoice::Inspired, SkirmishChoice::Out})
                choices.append(FighterChange{ref, token}.toString());
        } else if (!context.tracksField()) {
            choices.append(FighterChange{ref, SkirmishChoice::Restore}.toString());
        }
    }
    return choices;
}

/// What an upgrade may change, without its name; those that are attached can be taken off again.
QStringList markChoices(const SkirmishState &state)
{
    static const QStringList changes{
        Modifies::Move,         Modifies::Wounds,       Modifies::Defence,   Modifies::Dice,
        Modifies::Damage,       Modifies::Range,        Modifies::Knockback, Modifies::Cleave,
        Modifies::AttackReroll, Modifies::DefenceReroll};
    QStringList choices;
    for (const FighterRef &ref :
         state.fighters([](Seat, const SkirmishFighter &one) { return one.isInPlay(); })) {
        for (const QString &change : changes)
            choices.append(FighterChange{ref, CardModifier{change}}.toString());
        choices.append(FighterChange{ref, SkirmishChoice::Other}.toString());
        if (!state.find(ref)->marks.empty())
            choices.append(FighterChange{ref, SkirmishChoice::Off}.toString());
    }
    return choices;
}

void setHearts(const SkirmishContext &context, SkirmishState &state, const FighterRef &ref,
               int damage)
{
    state.find(ref)->damage = damage;
    const std::optional<int> wounds = valuesOf(context, state, ref).wounds;
    if (wounds && state.find(ref)->damage >= *wounds)
        takeOut(context, state, ref, saidSeat);
}

/// Who charges is no longer on guard.
void charge(SkirmishFighter &fighter)
{
    fighter.charged = !fighter.charged;
    fighter.guard = fighter.guard && !fighter.charged;
}

void turnToken(const SkirmishContext &context, SkirmishState &state, const FighterRef &ref,
               KnownWord<SkirmishChoices> token)
{
    SkirmishFighter &fighter = *state.find(ref);
    if (token == SkirmishChoice::Moved)
        fighter.moved = !fighter.moved;
    else if (token == SkirmishChoice::Charged)
        charge(fighter);
    else if (token == SkirmishChoice::Guard)
        fighter.guard = !fighter.guard;
    else if (token == SkirmishChoice::Out)
        takeOut(context, state, ref, saidSeat);
    else if (token == SkirmishChoice::Restore)
        fighter.out = false;
    else if (fighter.inspired)
        fighter.inspired = false;
    else
        inspire(context, state, ref);
}

/// Whether there was a mark to take off.
bool setMark(SkirmishFighter &fighter, const FighterChange &change)
{
    if (change.is(SkirmishChoice::Off)) {
        if (fighter.marks.empty())
            return false;
        fighter.marks.pop_back();
    } else if (change.is(SkirmishChoice::Other)) {
        fighter.marks.emplace_back(); // its card says what it does
    } else {
        fighter.marks.push_back({{}, {change.text()}});
    }
    return true;
}

/// Refused where the answer says something else than the question asks for.
Result<void> answerAbout(const SkirmishContext &context, SkirmishState &state, const Event &event)
{
    const auto change = FighterChange::fromString(event.choice());
    SkirmishFighter *fighter = change ? state.find(change->fighter) : nullptr;
    if (!fighter)
        return notAChoice(event.choice());
    const int *damage = std::get_if<int>(&change->to);
    const auto *token = std::get_if<KnownWord<SkirmishChoices>>(&change->to);
    if (event.prompt == SkirmishAsks::Hearts && damage)
        setHearts(context, state, change->fighter, *damage);
    else if (event.prompt == SkirmishAsks::Token && token)
        turnToken(context, state, change->fighter, *token);
    else if (event.prompt != SkirmishAsks::Mark || damage || !setMark(*fighter, *change))
        return notAChoice(event.choice());
    return {};
}

void setActivations(const SkirmishContext &context, SkirmishState &state, Seat seat, int left)
{
    state.player(seat).activations = left;
    state.activation = 0;
    for (const SkirmishPlayer &player : state.players)
        state.activation += context.activations() - player.activations;
}

/// Everything of the action phase, in whatever order the table likes.
std::vector<Prompt> counterPrompts(const SkirmishContext &context, const SkirmishState &state,
                                   const SkirmishStep &)
{
    std::vector<Prompt> all{confirmPrompt(SkirmishAsks::PhaseOver)};
    addTablePrompts(context, state, all);
    return all;
}

/// What the end phase is made of is said once for all; what it brings is counted beside it.
std::vector<Prompt> reminderPrompts(const SkirmishContext &context, const SkirmishState &state,
                                    const SkirmishStep &)
{
    std::vector<Prompt> all{confirmPrompt(SkirmishAsks::EndReminder)};
    addTablePrompts(context, state, all);
    return all;
}

Result<void> pauseAnswer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &,
                         const Event &event)
{
    if (isTablePrompt(event.prompt))
        return answerTable(context, state, event);
    pop(state);
    return {};
}

std::vector<Prompt> upgradedPrompts(const SkirmishContext &, const SkirmishState &state,
                                    const SkirmishStep &step)
{
    const auto own = state.fighters([&step](Seat seat, const SkirmishFighter &one) {
        return seat == step.seat && one.isInPlay();
    });
    if (own.empty())
        return {};
    return {choicePrompt(SkirmishAsks::UpgradeSaid, step.seat, fighterChoices(own))};
}

Result<void> upgradedAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                            const Event &event)
{
    replace(state, {SkirmishKind::SaidMark, step.seat, FighterRef::fromString(event.choice())});
    return {};
}

/// Which card of the list it is, or only what it changes, or neither.
std::vector<Prompt> markPrompts(const SkirmishContext &context, const SkirmishState &state,
                                const SkirmishStep &step)
{
    QStringList choices;
    for (const CardId &id : context.seat(step.seat).deck.powers) {
        const SkirmishCard *card = context.card(id);
        if (card && card->kind == CardKind::Upgrade && !liesOpen(state, step.seat, id))
            choices.append(SkirmishAction::with(SkirmishChoice::Upgrade, id).toString());
    }
    for (const QString &what : modifier::all()) {
        if (what != Modifies::Glory)
            choices += {what + u"+1"_s};
    }
    Prompt prompt = choicePrompt(SkirmishAsks::UpgradeMark, step.seat, choices, 0, mostModifiers);
    prompt.mayRepeat = true;
    return {prompt};
}

Result<void> markAnswer(const SkirmishContext &context, SkirmishState &state,
                        const SkirmishStep &step, const Event &event)
{
    pop(state);
    SkirmishFighter &fighter = *state.find(step.fighter);
    FighterMark mark{event.text.trimmed(), {}};
    bool named = false;
    for (const QString &choice : event.choices) {
        const auto upgrade = SkirmishAction::fromString(choice);
        if (!upgrade) {
            mark.modifiers.append(choice);
        } else if (!named) {
            named = true;
            fighter.upgrades.push_back(upgrade->card);
        }
    }
    if (!named || !mark.modifiers.isEmpty())
        fighter.marks.push_back(std::move(mark));
    const int cost = std::min(context.upgradeCost(), state.player(step.seat).glory);
    state.player(step.seat).glory -= cost;
    state.player(step.seat).glorySpent += cost;
    return {};
}

constexpr SkirmishRule skirmishCounterStepRules[]{
    {.kind = SkirmishKind::Counters, .prompts = counterPrompts, .answer = pauseAnswer},
    {.kind = SkirmishKind::EndReminder, .prompts = reminderPrompts, .answer = pauseAnswer},
    {.kind = SkirmishKind::SaidUpgrade, .prompts = upgradedPrompts, .answer = upgradedAnswer},
    {.kind = SkirmishKind::SaidMark, .prompts = markPrompts, .answer = markAnswer},
};

constexpr SkirmishText skirmishCounterStepTexts[]{
    {.prompt = SkirmishAsks::UpgradeSaid,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Upgrade"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Who of %1 is given the upgrade?"),
     .table = Tables::Glory,
     .row = Rows::Upgrade},
    {.prompt = SkirmishAsks::UpgradeMark,
     .title = QT_TRANSLATE_NOOP("Skirmish", "What does the upgrade change?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish",
                                 "The card, or what it changes for %2. You can leave this open."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
    {.prompt = SkirmishAsks::PhaseOver,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Is the action phase over?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish",
                                 "Go on to the end phase when everybody has made all activations."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "The action phase is over")},
    {.prompt = SkirmishAsks::EndReminder,
     .title = QT_TRANSLATE_NOOP("Skirmish", "End phase"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish",
                         "Score objectives, discard, play upgrades, draw up to a full hand; set "
                         "the glory on the scoreboard. Then go on.")},
    {.prompt = SkirmishAsks::Spend,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Glory spent by hand"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish", "Points that %1 turns to spent, or back with a minus."),
     .table = Tables::Glory,
     .row = Rows::Upgrade,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Glory spent")},
    {.prompt = SkirmishAsks::Activations,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Activations left"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "How many activations does %1 have left?")},
    {.prompt = SkirmishAsks::Hearts,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Set wounds"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "How much damage, and which fighter?"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Wounds")},
    {.prompt = SkirmishAsks::Token,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Add or remove a token"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Which token, and which fighter?"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Token")},
    {.prompt = SkirmishAsks::Mark,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Mark an upgrade"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "What changes, and for which fighter?"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
    {.prompt = SkirmishAsks::Sequence,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Roll off for simultaneous abilities"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish", "The winner resolves one first, then the others in turn.")},
};

} // namespace

void addCounterPrompts(const SkirmishContext &context, const SkirmishState &state,
                       std::vector<Prompt> &prompts)
{
    for (const Seat seat : allSeats(state)) {
        const SkirmishPlayer &player = state.player(seat);
        if (player.totalGlory() > 0)
            prompts.push_back(aside(
                numberPrompt(u"spend.%1"_s.arg(seat), seat, -player.glorySpent, player.glory)));
        if (!state.agenda.empty() && state.agenda.back().kind == SkirmishKind::Counters)
            prompts.push_back(
                aside(numberPrompt(u"activations.%1"_s.arg(seat), seat, 0, context.activations())));
    }
    for (const auto &[id, choices] : {std::pair(SkirmishAsks::Hearts, heartChoices(context, state)),
                                      std::pair(SkirmishAsks::Token, tokenChoices(context, state)),
                                      std::pair(SkirmishAsks::Mark, markChoices(state))}) {
        if (!choices.isEmpty())
            prompts.push_back(aside(choicePrompt(id, noSeat, choices)));
    }
    QStringList ways = wayNames();
    ways.removeAll(wayName(state.way));
    if (!context.hasDecks())
        ways.removeAll(SkirmishChoice::Everything.word());
    if (!state.suddenDeath)
        prompts.push_back(aside(choicePrompt(SkirmishAsks::Way, noSeat, ways)));
    if (state.phase == SkirmishPhase::Action || state.phase == SkirmishPhase::End)
        prompts.push_back(aside(confirmPrompt(SkirmishAsks::Sequence)));
}

bool isCounterPrompt(const QString &prompt)
{
    static const QStringList ids{SkirmishAsks::Hearts, SkirmishAsks::Token, SkirmishAsks::Mark,
                                 SkirmishAsks::Way, SkirmishAsks::Sequence};
    return ids.contains(prompt) || prompt.startsWith("spend."_L1)
        || prompt.startsWith("activations."_L1);
}

Result<void> answerCounter(const SkirmishContext &context, SkirmishState &state, const Event &event)
{
    if (event.prompt == SkirmishAsks::Hearts || event.prompt == SkirmishAsks::Token
        || event.prompt == SkirmishAsks::Mark)
        return answerAbout(context, state, event);
    if (event.prompt == SkirmishAsks::Sequence) {
        pushRollOff(state, RollOffFor::Sequence, allSeats(state));
    } else if (event.prompt == SkirmishAsks::Way) {
        changeWay(context, state, wayFromName(event.choice()));
    } else if (event.prompt.startsWith("spend."_L1)) {
        SkirmishPlayer &player = state.player(seatIn(event.prompt));
        player.glory -= *event.number;
        player.glorySpent += *event.number;
    } else {
        setActivations(context, state, seatIn(event.prompt), *event.number);
    }
    return {};
}

SkirmishGroup skirmishCounterSteps()
{
    return {.steps = skirmishCounterStepRules, .texts = skirmishCounterStepTexts};
}

} // namespace dugout
