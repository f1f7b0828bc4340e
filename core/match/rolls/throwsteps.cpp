// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollhelp.h"
#include "core/match/rolls/rollreckoner.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Where a thrown player comes down, or one who was kicked so many squares as the step's number
// says. The step's `player` is he, its `by` who threw him.

const QString intoCrowd = u"into-the-crowd"_s;

void landsEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const MatchPlayer *thrown = state.find(step.player);
    if (!thrown || !thrown->isOnPitch())
        pop(state);
}

std::vector<Prompt> landsPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    QStringList hit = state.onPitch(MatchState::otherSeat(step.seat)) + state.onPitch(step.seat);
    hit.removeAll(step.player.toString());
    Prompt prompt = choicePrompt(Asks::ThrowLands, step.seat,
                                 QStringList{Choice::EmptySquare, intoCrowd} + hit);
    prompt.usual = Choice::EmptySquare;
    return {prompt};
}

/// Whoever he falls on goes down too, and he himself never on his feet.
void fallOn(const MatchContext &context, MatchState &state, const PlayerRef &thrown,
            const PlayerRef &hit)
{
    const bool own = state.playsFor(hit) == state.active;
    if (own)
        pushTurnover(state);
    landBadly(context, state, thrown);
    const bool carried = state.carrier == hit;
    if (carried)
        bounceBall(state, hit);
    if (state.find(hit)->posture == Posture::Standing)
        knockDown(context, state, {hit, {}, HarmCause::Other});
    else
        rollArmour(state, {hit, {}, HarmCause::Other});
}

/// Who was kicked lies knocked out among them, and has no fight with them first.
void landInCrowd(const MatchContext &context, MatchState &state, const Step &step)
{
    if (step.number == 0) {
        pushIntoCrowd(context, state, step.player, {});
        return;
    }
    injureAs(context, state, {step.player, {}, HarmCause::Crowd},
             context.rowById(Tables::Injury, Rows::KnockedOut));
}

/// The further he was kicked, the harder it is.
QStringList farKick(const MatchContext &context, int squares)
{
    for (const TableRow &row : context.rows(Rolls::Landing)) {
        const int from = row.value(Key::Min);
        if (from > 0 && squares >= from && squares <= row.value(Key::Max, squares))
            return {row.id.text()};
    }
    return {};
}

Result<void> landsAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    if (event.choice() == intoCrowd) {
        const bool carried = state.carrier == step.player;
        if (carried) {
            pushTurnover(state);
            bounceBall(state, step.player);
        }
        landInCrowd(context, state, step);
    } else if (const PlayerRef hit = chosenPlayer(event); hit.isValid()) {
        fallOn(context, state, step.player, hit);
    } else {
        pushLanding(state, step.player, farKick(context, step.number));
    }
    return {};
}

constexpr StepRule throwStepRules[]{
    {StepKind::ThrowLands, landsEnter, landsPrompts, landsAnswer},
};

} // namespace

std::span<const StepRule> throwSteps()
{
    return throwStepRules;
}

void pushLanding(MatchState &state, const PlayerRef &thrown, const QStringList &conditions)
{
    RollPlan plan;
    plan.roll = Rolls::Landing;
    plan.who = thrown;
    plan.conditions = conditions;
    push(state, stepOf(state, plan));
}

void landBadly(const MatchContext &context, MatchState &state, const PlayerRef &thrown)
{
    if (state.carrier == thrown) {
        pushTurnover(state);
        bounceBall(state, thrown);
    }
    knockDown(context, state, {thrown, {}, HarmCause::Fall});
}

void pushThrow(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
               const PlayerRef &thrown)
{
    noteAction(state, thrower);
    ++state.uses.completions;
    RollPlan plan;
    plan.roll = Rolls::ThrowTeamMate;
    plan.who = thrower;
    plan.other = thrown;
    plan = RollReckoner(context).withBoard(state, plan);
    push(state, stepOf(state, plan));
    if (!context.behaves(*state.find(thrower), Behaves::EatsTeamMate))
        return;
    plan.roll = Rolls::AlwaysHungry;
    plan.against.clear();
    push(state, stepOf(state, plan));
}

} // namespace dugout
