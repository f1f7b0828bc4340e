// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/declared.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/rolls/rollhelp.h"
#include "core/match/words/matchtexts.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString takesRoot = u"take-root"_s;

/// What a turn allows only so often and still does. Who took root may throw from where he stands:
/// only a blitz is lost with the way to it.
QStringList declarable(const MatchContext &context, const MatchState &state, const QString &trait)
{
    QStringList actions;
    if (state.uses.blitzes < mostBlitzes(context, state))
        actions.append(u"blitz"_s);
    if (trait == takesRoot)
        return actions;
    if (state.uses.completions < mostPasses(context, state))
        actions.append(u"pass"_s);
    if (isHandOffLeft(context, state))
        actions.append(u"hand-off"_s);
    if (mayFoul(context, state) && state.uses.fouls < mostFouls(context, state))
        actions.append(u"foul"_s);
    return actions;
}

void declaredEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (declarable(context, state, step.detail).isEmpty())
        pop(state);
}

std::vector<Prompt> declaredPrompts(const MatchContext &context, const MatchState &state,
                                    const Step &step)
{
    return {choicePrompt(u"trait.declared"_s, step.seat, declarable(context, state, step.detail))};
}

Result<void> declaredAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    const QString action = event.choice();
    if (action == u"blitz"_s)
        ++state.uses.blitzes;
    else if (action == u"pass"_s)
        ++state.uses.completions;
    else if (action == u"foul"_s)
        ++state.uses.fouls;
    else
        state.find(step.by)->usedThisTurn.append(handedOff);
    if (step.detail == takesRoot) // he may not block any more, either
        noteAction(state, step.by);
    return {};
}

PromptWords declaredWords(const MatchContext &context, const MatchState &state, const Step &step,
                          const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == u"trait.declared"_s)
        words.detail = MatchWords::tr(
            "It is spent for this turn. Whoever declared anything else just goes on.");
    return words;
}

} // namespace

void askDeclared(const MatchContext &context, MatchState &state, const RollPlan &plan)
{
    if (state.playsFor(plan.who) == state.active
        && !declarable(context, state, plan.roll).isEmpty())
        push(state, {u"trait-declared"_s, state.active, {}, plan.who, plan.roll});
}

StepRule declaredStep()
{
    return {u"trait-declared",   declaredEnter, declaredPrompts,
            declaredAnswer,      declaredWords, nullptr,
            {u"turn-structure"}, nullptr,       true};
}

bool isHandOffLeft(const MatchContext &context, const MatchState &state)
{
    const int most = context.number(u"turn-structure"_s, handedOff, u"count"_s, 1)
        + state.lastingSum(state.active, u"pass-or-hand-off-actions"_s);
    const auto &players = state.side(state.active).players;
    const auto used = std::count_if(players.begin(), players.end(), [](const MatchPlayer &one) {
        return one.usedThisTurn.contains(handedOff);
    });
    return used < most;
}

} // namespace dugout
