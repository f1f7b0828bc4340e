// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/action/actions.h"
#include "core/match/action/hurriedturns.h"
#include "core/match/action/rerollhelp.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "core/text/ongoingword.h"
#include "core/text/wordmap.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What coaches record in a turn: the rows of turnActions(), side by side.

/// The ids of the actions as prompts have them, made once.
const QStringList &actionIds()
{
    static const QStringList ids = [] {
        QStringList made;
        for (const TurnAction *action : turnActions())
            made.append(action->text.prompt.toString());
        return made;
    }();
    return ids;
}

Prompt promptOf(const TurnAction &action, const QString &id, const ActionOffer &offer)
{
    Prompt prompt = offer.confirms ? confirmPrompt(id, offer.seat)
                                   : choicePrompt(id, offer.seat, offer.choices);
    prompt.usual = offer.usual;
    prompt.alwaysOffered = action.alwaysOffered;
    prompt.decides = offer.decides;
    prompt.onlyTheirs = offer.decides != noSeat;
    if (offer.several)
        prompt.atMost = static_cast<int>(offer.choices.size());
    return prompt;
}

std::vector<Prompt> actionPrompts(const MatchContext &context, const MatchState &state,
                                  const Step &step)
{
    std::vector<Prompt> prompts;
    const bool noBall = isNoBallInPlay(state);
    for (qsizetype i = 0; i < actionIds().size(); ++i) {
        const TurnAction &action = *turnActions()[static_cast<size_t>(i)];
        if (noBall && action.needsBall)
            continue;
        if (const ActionOffer offer = action.offer(context, state, step); !offer.isNothing())
            prompts.push_back(promptOf(action, actionIds().at(i), offer));
    }
    return prompts;
}

std::vector<Prompt> actionPromptsFor(const MatchContext &context, const MatchState &state,
                                     const Step &step, const QString &id)
{
    const TurnAction *action = turnAction(id);
    if (!action || (action->needsBall && isNoBallInPlay(state)))
        return {};
    const ActionOffer offer = action->offer(context, state, step);
    return offer.isNothing() ? std::vector<Prompt>{} : only(promptOf(*action, id, offer));
}

/// What an action begins that is not over at once: the step `act-` and its id.
struct ActionChain
{
    StepKind step;
    ActionId action;
};

/// Of each action, made once.
ActionChain chainOf(const QString &id)
{
    static const auto chains = [] {
        QHash<QString, ActionChain> made;
        for (const QString &each : actionIds())
            made.insert(each, {StepKind::named(u"act-"_s + each), ActionId(ongoingWord(each))});
        return WordMap(made);
    }();
    const ActionChain *known = chains.find(id);
    return known ? *known : ActionChain{};
}

Result<void> actionAnswer(const MatchContext &context, MatchState &state, const Step &,
                          const Event &event)
{
    const TurnAction *action = turnAction(event.prompt);
    if (action && action->answer)
        return action->answer(context, state, event);
    const ActionChain chain = chainOf(event.prompt);
    push(state, {chain.step, state.active, {}, chosenPlayer(event), chain.action});
    if (action && action->declares)
        askTraits(context, state, chosenPlayer(event), event.prompt);
    return {};
}

/// Who left for a spectator scores nothing.
void fedEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    const MatchPlayer *scorer = state.find(step.by);
    if (scorer && scorer->isOnPitch())
        recordOwnTouchdown(context, state, step.by);
}

/// Nor does he pass.
void fedToPassEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    const MatchPlayer *thrower = state.find(step.by);
    if (thrower && thrower->isOnPitch())
        recordCompletion(state, step.by);
}

/// The coach who forgot his marker ends the turn or pays with a re-roll.
std::vector<Prompt> procedurePrompts(const MatchContext &, const MatchState &state,
                                     const Step &step)
{
    const bool pays = state.side(step.seat).rerolls.team() > 0;
    return only(choicePrompt(Asks::IllegalProcedureAnswer, step.seat,
                             {Choice::EndTurn, pays ? Choice::LoseReRoll : Choice::OpponentGains}));
}

Result<void> procedureAnswer(const MatchContext &context, MatchState &state, const Step &step,
                             const Event &event)
{
    pop(state);
    if (event.choice() == Choice::EndTurn) {
        tell(state,
             {.kind = FactKind::Turnover,
              .seat = step.seat,
              .cause = TurnoverCause::IllegalProcedure});
        popTo(state, StepKind::TurnEnd);
    } else if (event.choice() == Choice::LoseReRoll) {
        // It is the one of this turn, unless that was used already.
        Rerolls &has = state.side(step.seat).rerolls;
        loseRerolls(state, step.seat, 1);
        has.usedThisTurn = std::max(1, has.usedThisTurn);
    } else
        gainRerolls(
            state, MatchState::otherSeat(step.seat),
            context.number(Tables::IllegalProcedure, Rows::NoneLeft, Key::OpponentReRolls, 1),
            Until::Half);
    return {};
}

/// Nobody asks whom a re-roll is for, unless there is somebody it must not be for.
void forEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (!isAnybodyCursed(context, state, step.seat)
        || whoMayRollAgain(context, state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> forPrompts(const MatchContext &context, const MatchState &state,
                               const Step &step)
{
    return only(choicePrompt(step.kind, step.seat, whoMayRollAgain(context, state, step.seat)));
}

Result<void> forAnswer(const MatchContext &, MatchState &state, const Step &, const Event &)
{
    pop(state);
    return {};
}

PromptWords forWords(const MatchContext &context, const MatchState &state, const Step &step,
                     const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == step.kind)
        words.detail = whyNotAgain(context, state, step.seat);
    return words;
}

constexpr StepRule actionStepRules[]{
    {.kind = StepKind::TurnActions,
     .enter = hurryEnter,
     .prompts = actionPrompts,
     .answer = actionAnswer,
     .promptsFor = actionPromptsFor},
    {StepKind::FedCompletion, fedToPassEnter},
    {StepKind::FedTouchdown, fedEnter},
    {StepKind::ReRollFor, forEnter, forPrompts, forAnswer, forWords},
    {.kind = StepKind::ProcedureCalled, .prompts = procedurePrompts, .answer = procedureAnswer},
};

constexpr PromptText actionStepTexts[]{
    {Asks::IllegalProcedureAnswer, QT_TRANSLATE_NOOP("Match", "{team}: illegal procedure"),
     nullptr},
    {Asks::ReRollFor, QT_TRANSLATE_NOOP("Match", "Who rolls again?"),
     QT_TRANSLATE_NOOP("Match", "{choice} rolls again")},
};

} // namespace

StepGroup actionSteps()
{
    return {.steps = actionStepRules, .texts = actionStepTexts};
}

} // namespace dugout
