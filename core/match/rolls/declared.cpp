// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/declared.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr QStringView declaredPrompt = Asks::TraitDeclared;

/// What a turn allows only so often, beside a hand-off.
struct LimitedAction
{
    QStringView id;
    int TurnUses::*used;
    int (*most)(const MatchContext &, const MatchState &);
};

constexpr LimitedAction blitzing{Asks::Blitz, &TurnUses::blitzes, mostBlitzes};
constexpr LimitedAction limitedActions[]{
    blitzing,
    {Rolls::Pass, &TurnUses::completions, mostPasses},
    {Asks::Foul, &TurnUses::fouls, mostFouls},
};

/// Who took root may throw from where he stands: only a blitz is lost with the way to it. And who
/// does not dare to block had nothing else in mind.
bool losesBlitzOnly(const RollId &trait)
{
    return trait == Rolls::TakeRoot || trait == Rolls::FoulAppearance;
}

QStringList declarable(const MatchContext &context, const MatchState &state, const RollId &trait)
{
    QStringList actions;
    for (const LimitedAction &each : limitedActions) {
        const bool lost = !losesBlitzOnly(trait) || each.used == blitzing.used;
        const bool allowed = each.used != &TurnUses::fouls || mayFoul(context, state);
        if (lost && allowed && state.uses.*each.used < each.most(context, state))
            actions.append(each.id.toString());
    }
    if (!losesBlitzOnly(trait) && isHandOffLeft(context, state))
        actions.append(handedOff);
    return actions;
}

const RollId &trait(const Step &step)
{
    return step.about<RollId>();
}

void declaredEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (declarable(context, state, trait(step)).isEmpty())
        pop(state);
}

std::vector<Prompt> declaredPrompts(const MatchContext &context, const MatchState &state,
                                    const Step &step)
{
    return only(choicePrompt(declaredPrompt.toString(), step.seat,
                             declarable(context, state, trait(step))));
}

Result<void> declaredAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    const QString action = event.choice();
    for (const LimitedAction &each : limitedActions) {
        if (each.id == action)
            ++(state.uses.*each.used);
    }
    if (action == handedOff)
        state.find(step.by)->usedThisTurn.push_back(TurnMark::HandedOff);
    if (action == Asks::Blitz && trait(step) == Rolls::FoulAppearance)
        state.uses.blitzer = step.by;
    if (trait(step) == Rolls::TakeRoot) // he may not block any more, either
        noteAction(state, step.by);
    return {};
}

PromptWords declaredWords(const MatchContext &context, const MatchState &state, const Step &step,
                          const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == declaredPrompt)
        words.detail = MatchWords::tr(
            "The roll failed: it is spent for this turn. Who declared anything else just goes on.");
    return words;
}

} // namespace

void askDeclared(const MatchContext &context, MatchState &state, const RollPlan &plan)
{
    if (state.playsFor(plan.who) == state.active
        && !declarable(context, state, plan.roll).isEmpty())
        push(state, {StepKind::TraitDeclared, state.active, {}, plan.who, plan.roll});
}

StepRule declaredStep()
{
    return {StepKind::TraitDeclared, declaredEnter, declaredPrompts,
            declaredAnswer,          declaredWords, nullptr,
            Tables::TurnStructure,   nullptr,       true};
}

bool isHandOffLeft(const MatchContext &context, const MatchState &state)
{
    return !context.isSwitchedOff(Options::HandOff)
        && handOffsMade(state) < mostHandOffs(context, state);
}

} // namespace dugout
