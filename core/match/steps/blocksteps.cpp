// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm.h"
#include "core/match/steps/actionhelp.h"
#include "core/match/steps/cardboons.h"
#include "core/match/steps/dangerhelp.h"
#include "core/match/steps/hazardhelp.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Blocks, blitzes, falls and the crowd. The step's `by` is who acts, its `player` whom it
// happens to.

QStringList opponents(const MatchState &state, const Step &step)
{
    return state.blockableBy(state.playsFor(step.by));
}

/// Nobody to act against, or nobody left to act.
void victimEnter(const MatchContext &, MatchState &state, Step step)
{
    const MatchPlayer *by = state.find(step.by);
    if (!by || !by->isOnPitch() || opponents(state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> victimPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {
        choicePrompt(step.detail + u".victim"_s, state.playsFor(step.by), opponents(state, step))};
}

Result<void> blockVictim(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    attack(state, step.by, step.detail);
    if (step.detail == u"blitz"_s) {
        ++state.uses.blitzes;
        pushJuice(state, step.by);
    }
    if (boonValue(context, *state.find(step.by), u"first-block"_s) > 0)
        push(state, {u"card-worn-off"_s, step.by.seat, step.by});
    push(state,
         {u"block-result"_s, state.playsFor(step.by), chosenPlayer(event), step.by, step.detail});
    return {};
}

bool canBlock(const MatchState &state, const PlayerRef &attacker)
{
    if (isDanger(attacker))
        return isDangerThere(state, attacker.id.text());
    const MatchPlayer *by = state.find(attacker);
    return by && by->isOnPitch();
}

void pairEnter(const MatchContext &, MatchState &state, Step step)
{
    const MatchPlayer *victim = state.find(step.player);
    if (!canBlock(state, step.by) || !victim || !victim->isOnPitch())
        pop(state);
}

/// The result can be said at once, or the dice can be rolled here: then it is one of them.
std::vector<Prompt> resultPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    QStringList rows;
    for (const TableRow &row : context.table(u"block-results"_s)->rows)
        rows.append(row.id.text());
    return {choicePrompt(u"block.result"_s, step.seat, rows),
            choicePrompt(u"block.dice"_s, step.seat, {u"1"_s, u"2"_s, u"3"_s, u"-2"_s, u"-3"_s})};
}

void pushOutcome(MatchState &state, const Step &step, const QString &result)
{
    push(state,
         {u"block-outcome"_s, state.playsFor(step.by), step.player, step.by,
          step.detail + u' ' + result});
}

Result<void> resultAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    if (event.prompt == u"block.result"_s) {
        pushOutcome(state, step, event.choice());
        return {};
    }
    const int dice = event.choice().toInt();
    push(state, {u"block-dice"_s, step.seat, step.player, step.by, step.detail, dice, 0});
    return {};
}

std::vector<Prompt> dicePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(u"block.roll"_s, step.seat, std::abs(step.number), 6)};
}

Result<void> diceAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    QStringList rolled;
    for (const int die : event.dice) {
        if (const TableRow *row = rowOfDie(context, u"block-results"_s, die))
            rolled.append(row->id.text());
    }
    rolled.removeDuplicates();
    if (rolled.size() == 1) {
        pushOutcome(state, step, rolled.first());
        return {};
    }
    push(state,
         {u"block-choose"_s, step.number < 0 ? state.playsFor(step.player) : step.seat, step.player,
          step.by, step.detail + u' ' + rolled.join(u' ')});
    return {};
}

std::vector<Prompt> choosePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {choicePrompt(u"block.choose"_s, step.seat, step.detail.split(u' ').mid(1))};
}

Result<void> chooseAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    Step block = step;
    block.detail = step.detail.section(u' ', 0, 0);
    pushOutcome(state, block, event.choice());
    return {};
}

bool attackerHas(const MatchState &state, const PlayerRef &attacker, QStringView skill)
{
    return isDanger(attacker) ? dangerHas(attacker, skill) : state.find(attacker)->has(skill);
}

/// Skills may be used or not; a juggernaut on a blitz turns the result into a push.
QStringList bothDown(const MatchState &state, const Step &step)
{
    const MatchPlayer &victim = *state.find(step.player);
    const bool blitz = step.detail.section(u' ', 0, 0) == u"blitz"_s;
    const bool pushes = blitz && attackerHas(state, step.by, u"juggernaut");
    const bool stays = attackerHas(state, step.by, u"block");
    QStringList choices{u"both"_s};
    if (stays)
        choices.append(u"defender"_s);
    if (victim.has(u"block"))
        choices.append(u"attacker"_s);
    if (pushes || (stays && victim.has(u"block")))
        choices.append(u"nobody"_s);
    if (pushes)
        choices.append(u"crowd"_s);
    if (attackerHas(state, step.by, u"wrestle") || (victim.has(u"wrestle") && !pushes))
        choices.append(u"wrestle"_s);
    return choices;
}

/// What the board makes of a result, with the skills that the two have.
QStringList outcomes(const MatchState &state, const Step &step)
{
    const QString result = step.detail.section(u' ', 1);
    const bool dodges = state.find(step.player)->has(u"dodge");
    if (result == u"attacker-down"_s)
        return {u"attacker"_s};
    if (result == u"both-down"_s)
        return bothDown(state, step);
    if (result == u"pushed"_s)
        return {u"nobody"_s, u"crowd"_s};
    // Tackle takes his dodge away from him.
    if (result == u"defender-stumbles"_s && dodges && !attackerHas(state, step.by, u"tackle"))
        return {u"defender"_s, u"nobody"_s, u"crowd"_s};
    return {u"defender"_s, u"crowd"_s};
}

/// The attacker who falls loses the turn, and so does who is felled by others in his own.
bool losesTurn(const MatchState &state, const Step &step, const QString &outcome)
{
    const bool attackerFalls = outcome == u"attacker"_s || outcome == u"both"_s;
    const bool defenderFalls = outcome == u"defender"_s || outcome == u"both"_s;
    if (isDanger(step.by))
        return defenderFalls && step.by.id.text() == priests;
    const bool carrierWrestled = outcome == u"wrestle"_s && state.carrier == step.by;
    return (attackerFalls || carrierWrestled) && state.playsFor(step.by) == state.active;
}

void attackerFalls(const MatchContext &context, MatchState &state, const Step &step,
                   const QString &how)
{
    if (isDanger(step.by))
        dangerFalls(state, step.by, step.player);
    else
        knockDown(context, state, {step.by, step.player, how, 0});
}

/// Ball and chain, weather and pacifists aside, this is where blocks hurt.
void applyOutcome(const MatchContext &context, MatchState &state, const Step &step,
                  const QString &outcome)
{
    const QString how = isDanger(step.by) ? u"other"_s : step.detail.section(u' ', 0, 0);
    if (losesTurn(state, step, outcome))
        pushTurnover(state);
    if (outcome == u"wrestle"_s) {
        layDown(state, step.by, Posture::Prone);
        layDown(state, step.player, Posture::Prone);
    }
    if (outcome == u"crowd"_s) {
        const QString result = step.detail.section(u' ', 1);
        const bool falls = result != u"pushed"_s && result != u"both-down"_s;
        pushIntoCrowd(context, state, step.player, step.by, falls);
    }
    if (outcome == u"attacker"_s || outcome == u"both"_s)
        attackerFalls(context, state, step, how);
    if (outcome == u"defender"_s || outcome == u"both"_s)
        knockDown(context, state, {step.player, step.by, how, 0});
}

void outcomeEnter(const MatchContext &context, MatchState &state, Step step)
{
    const size_t before = state.agenda.size();
    pairEnter(context, state, step);
    if (state.agenda.size() != before)
        return;
    const QStringList possible = outcomes(state, step);
    if (possible.size() == 1) {
        pop(state);
        applyOutcome(context, state, step, possible.first());
    }
}

std::vector<Prompt> outcomePrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {choicePrompt(u"block.outcome"_s, step.seat, outcomes(state, step))};
}

Result<void> outcomeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    applyOutcome(context, state, step, event.choice());
    return {};
}

/// A fall: dodges, leaps and extra squares that failed. The turn is over.
void fallEnter(const MatchContext &context, MatchState &state, Step step)
{
    pop(state);
    act(state, step.by);
    if (state.playsFor(step.by) == state.active)
        pushTurnover(state);
    knockDown(context, state, {step.by, {}, u"fall"_s, 0});
}

void crowdEnter(const MatchContext &context, MatchState &state, Step step)
{
    pop(state);
    ++state.uses.actions;
    // Losing a player to the crowd only ends the turn when he had the ball.
    if (state.carrier == step.by && step.by.seat == state.active)
        pushTurnover(state);
    pushIntoCrowd(context, state, step.by, {});
}

/// A thirsting player bites one of his own.
void biteEnter(const MatchContext &context, MatchState &state, Step step)
{
    pop(state);
    ++state.uses.actions;
    if (state.carrier == step.by)
        pushTurnover(state);
    injure(context, state, {step.by, {}, u"bite"_s, 0});
}

constexpr StepRule rules[]{
    {u"act-block", victimEnter, victimPrompts, blockVictim},
    {u"act-blitz", victimEnter, victimPrompts, blockVictim},
    {u"block-result", pairEnter, resultPrompts, resultAnswer, nullptr, nullptr, u"block-results"},
    {u"block-dice", pairEnter, dicePrompts, diceAnswer, nullptr, nullptr, u"block-results"},
    {u"block-choose", pairEnter, choosePrompts, chooseAnswer, nullptr, nullptr, u"block-results"},
    {u"block-outcome", outcomeEnter, outcomePrompts, outcomeAnswer},
    {u"act-fall", fallEnter},
    {u"act-crowd", crowdEnter},
    {u"act-bite", biteEnter},
};

} // namespace

std::span<const StepRule> blockSteps()
{
    return rules;
}

} // namespace dugout
