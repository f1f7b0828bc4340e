// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/pursuit.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

// The step's `by` is who leaves; its choices are those who may do something about it, as they stood
// when he set out.

/// Those with the skill, next to the square he leaves where the pitch shows them.
QStringList nextTo(const MatchContext &context, const MatchState &state, const QString &roll,
                   const PlayerRef &who, std::optional<Square> from)
{
    if (!asksRolls(context, state) || !context.ruleset().rolls().find(roll))
        return {};
    QStringList found = partnersFor(context, state, roll, who);
    found.removeIf([&](const QString &ref) {
        const auto square = state.board.find(ref);
        return from && square != state.board.end() && !areAdjacent(*square, *from);
    });
    return found;
}

void ask(MatchState &state, StepKind kind, const PlayerRef &who, const QStringList &choices,
         const RollPlan &left)
{
    if (choices.isEmpty())
        return;
    const Seat others = MatchState::otherSeat(state.playsFor(who));
    Step step = Step::with(kind, others, {}, who, PlannedRoll(left));
    push(state, std::move(step));
    state.agenda.back().subject = PickId(choices.join(u','));
}

QStringList namedIn(const Step &step)
{
    return step.about<PickId>().text().split(u',');
}

void whoEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const MatchPlayer *who = state.find(step.by);
    if (!who || !who->isOnPitch() || !asksRolls(context, state))
        pop(state);
}

std::vector<Prompt> holdsPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {choicePrompt(Asks::Tentacles, step.seat, namedIn(step)),
            passPrompt(Asks::TentaclesNone, step.seat)};
}

std::vector<Prompt> followsPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {choicePrompt(Asks::Shadow, step.seat, namedIn(step)),
            passPrompt(Asks::ShadowNone, step.seat)};
}

/// He measures himself with the one who was named.
Result<void> whoAnswer(const MatchContext &context, MatchState &state, const Step &step,
                       const Event &event)
{
    pop(state);
    if (event.choices.isEmpty())
        return {};
    RollPlan plan;
    plan.roll = RollId(step.kind == StepKind::ShadowAsked ? Rolls::Shadowing : Rolls::Tentacles);
    plan.who = step.by;
    plan.other = chosenPlayer(event);
    plan.from = step.as<PlannedRoll>()->from;
    push(state, stepOf(state, RollCalculator(context).withBoard(state, plan)));
    return {};
}

constexpr StepRule pursuitRules[]{
    {.kind = StepKind::TentaclesAsked,
     .enter = whoEnter,
     .prompts = holdsPrompts,
     .answer = whoAnswer,
     .holds = true},
    {.kind = StepKind::ShadowAsked,
     .enter = whoEnter,
     .prompts = followsPrompts,
     .answer = whoAnswer,
     .holds = true},
};

constexpr PromptText pursuitTexts[]{
    {Asks::Tentacles, QT_TRANSLATE_NOOP("Match", "Tentacles against {by}…"),
     QT_TRANSLATE_NOOP("Match", "{choice} tries to hold {by}"),
     QT_TRANSLATE_NOOP("Match", "Who holds {by} with Tentacles?")},
    {Asks::TentaclesNone, QT_TRANSLATE_NOOP("Match", "Nobody holds {by}"), ""},
    {Asks::Shadow, QT_TRANSLATE_NOOP("Match", "Shadowing against {by}…"),
     QT_TRANSLATE_NOOP("Match", "{choice} tries to follow {by}"),
     QT_TRANSLATE_NOOP("Match", "Who follows {by} with Shadowing?")},
    {Asks::ShadowNone, QT_TRANSLATE_NOOP("Match", "Nobody follows {by}"), ""},
};

} // namespace

StepGroup pursuits()
{
    return {.steps = pursuitRules, .texts = pursuitTexts};
}

void askWhoHolds(const MatchContext &context, MatchState &state, const PlayerRef &who,
                 std::optional<Square> from)
{
    RollPlan leaves;
    leaves.from = board::numberOf(from);
    ask(state, StepKind::TentaclesAsked, who, nextTo(context, state, Rolls::Tentacles, who, from),
        leaves);
}

void askWhoFollows(const MatchContext &context, MatchState &state, const RollPlan &left)
{
    if (state.playsFor(left.who) == state.active)
        ask(state, StepKind::ShadowAsked, left.who,
            nextTo(context, state, Rolls::Shadowing, left.who, board::squareOf(left.from)), left);
}

void holdFast(MatchState &state, const PlayerRef &who)
{
    const auto stepOfHis = [&who](const Step &step) {
        return step.kind == playerRoll && step.by == who && planOf(step).from != 0;
    };
    const auto below = std::find_if(state.agenda.rbegin(), state.agenda.rend(), stepOfHis);
    const int from = below == state.agenda.rend() ? 0 : planOf(*below).from;
    forgetWay(state, who);
    stepBack(state, who, from);
    if (state.uses.blitzer == who)
        state.uses.blitzer = {};
    state.uses.mover = {};
}

void standInHisPlace(MatchState &state, const RollPlan &plan)
{
    const auto square = board::squareOf(plan.from);
    if (square && state.board.contains(plan.other.toString())
        && board::playerAt(state, *square).isEmpty())
        board::put(state, plan.other.toString(), square);
}

void forgetWay(MatchState &state, const PlayerRef &who)
{
    static const QStringList ways{Rolls::Dodge, Rolls::GoingForIt, Rolls::Leap, Rolls::PickUp};
    const auto isHis = [&who](const Step &step) {
        return step.kind == playerRoll && step.by == who && ways.contains(planOf(step).roll.text());
    };
    while (isHis(state.agenda.back()))
        pop(state);
}

void stepBack(MatchState &state, const PlayerRef &who, int from)
{
    const auto square = board::squareOf(from);
    if (square && state.board.contains(who.toString()) && board::playerAt(state, *square).isEmpty())
        state.board.insert(who.toString(), *square);
}

} // namespace dugout
