// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm.h"
#include "core/match/matchtexts.h"
#include "core/match/steps/actionhelp.h"
#include "core/match/steps/cardboons.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Blocks, blitzes, falls and the crowd. The step's `by` is who acts, its `player` whom it
// happens to.

/// Nobody blocks who lies there stunned.
QStringList opponents(const MatchState &state, const Step &step)
{
    return state.ableToAct(MatchState::otherSeat(step.by.seat));
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
    return {choicePrompt(step.detail + u".victim"_s, step.by.seat, opponents(state, step))};
}

Result<void> blockVictim(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    attack(state, step.by, step.detail);
    if (step.detail == u"blitz"_s)
        ++state.uses.blitzes;
    if (boonValue(context, *state.find(step.by), u"first-block"_s) > 0)
        push(state, {u"card-worn-off"_s, step.by.seat, step.by});
    push(state, {u"block-result"_s, step.by.seat, chosenPlayer(event), step.by, step.detail});
    return {};
}

void pairEnter(const MatchContext &, MatchState &state, Step step)
{
    const MatchPlayer *by = state.find(step.by);
    const MatchPlayer *victim = state.find(step.player);
    if (!by || !by->isOnPitch() || !victim || !victim->isOnPitch())
        pop(state);
}

/// The result can be said at once, or the dice can be rolled here: then it is one of them.
std::vector<Prompt> resultPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    QStringList rows;
    for (const TableRow &row : context.table(u"block-results"_s)->rows)
        rows.append(row.id.text());
    return {
        choicePrompt(u"block.result"_s, step.by.seat, rows),
        choicePrompt(u"block.dice"_s, step.by.seat, {u"1"_s, u"2"_s, u"3"_s, u"-2"_s, u"-3"_s})};
}

void pushOutcome(MatchState &state, const Step &step, const QString &result)
{
    push(state,
         {u"block-outcome"_s, step.by.seat, step.player, step.by, step.detail + u' ' + result});
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
    push(state, {u"block-dice"_s, step.by.seat, step.player, step.by, step.detail, dice, 0});
    return {};
}

std::vector<Prompt> dicePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(u"block.roll"_s, step.by.seat, std::abs(step.number), 6)};
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
         {u"block-choose"_s, step.number < 0 ? step.player.seat : step.by.seat, step.player,
          step.by, step.detail + u' ' + rolled.join(u' ')});
    return {};
}

/// The faces, not the numbers that stand for them.
QString diceLine(const MatchContext &context, const MatchState &, const Step &, const Event &event)
{
    QStringList faces;
    for (const int die : event.dice) {
        if (const TableRow *row = rowOfDie(context, u"block-results"_s, die))
            faces.append(said(row->name));
    }
    return MatchWords::tr("block dice: %1").arg(faces.join(u", "_s));
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

/// Skills may be used or not; a juggernaut on a blitz turns the result into a push.
QStringList bothDown(const MatchPlayer &by, const MatchPlayer &victim, bool blitz)
{
    const bool pushes = blitz && by.has(u"juggernaut");
    QStringList choices{u"both"_s};
    if (by.has(u"block"))
        choices.append(u"defender"_s);
    if (victim.has(u"block"))
        choices.append(u"attacker"_s);
    if (pushes || (by.has(u"block") && victim.has(u"block")))
        choices.append(u"nobody"_s);
    if (pushes)
        choices.append(u"crowd"_s);
    if (by.has(u"wrestle") || (victim.has(u"wrestle") && !pushes))
        choices.append(u"wrestle"_s);
    return choices;
}

/// What the board makes of a result, with the skills that the two have.
QStringList outcomes(const MatchState &state, const Step &step)
{
    const QString result = step.detail.section(u' ', 1);
    const MatchPlayer &by = *state.find(step.by);
    const MatchPlayer &victim = *state.find(step.player);
    if (result == u"attacker-down"_s)
        return {u"attacker"_s};
    if (result == u"both-down"_s)
        return bothDown(by, victim, step.detail.section(u' ', 0, 0) == u"blitz"_s);
    if (result == u"pushed"_s)
        return {u"nobody"_s, u"crowd"_s};
    // Tackle takes his dodge away from him.
    if (result == u"defender-stumbles"_s && victim.has(u"dodge") && !by.has(u"tackle"))
        return {u"defender"_s, u"nobody"_s, u"crowd"_s};
    return {u"defender"_s, u"crowd"_s};
}

/// What the two would choose: nobody goes down whom a skill keeps up.
QString likelyOutcome(const MatchState &state, const Step &step)
{
    const QString result = step.detail.section(u' ', 1);
    const MatchPlayer &by = *state.find(step.by);
    const MatchPlayer &victim = *state.find(step.player);
    const bool keptUp
        = result == u"defender-stumbles"_s && victim.has(u"dodge") && !by.has(u"tackle");
    if (result == u"pushed"_s || keptUp)
        return u"nobody"_s;
    if (result != u"both-down"_s)
        return u"defender"_s;
    const bool one = by.has(u"block");
    const bool other = victim.has(u"block");
    return one && other ? u"nobody"_s : one ? u"defender"_s : other ? u"attacker"_s : u"both"_s;
}

/// Ball and chain, weather and pacifists aside, this is where blocks hurt.
void applyOutcome(const MatchContext &context, MatchState &state, const Step &step,
                  const QString &outcome)
{
    const QString how = step.detail.section(u' ', 0, 0);
    const bool attackerFalls = outcome == u"attacker"_s || outcome == u"both"_s;
    const bool carrierWrestled = outcome == u"wrestle"_s && state.carrier == step.by;
    if ((attackerFalls || carrierWrestled) && step.by.seat == state.active)
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
    if (attackerFalls)
        knockDown(context, state, {step.by, step.player, how, 0});
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
    Prompt prompt = choicePrompt(u"block.outcome"_s, step.by.seat, outcomes(state, step));
    prompt.usual = likelyOutcome(state, step);
    return {prompt};
}

/// "#2 Urgash blocks #5 Griff: Both Down"
PromptWords outcomeWords(const MatchContext &context, const MatchState &state, const Step &step,
                         const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const TableRow *row = context.rowById(u"block-results"_s, step.detail.section(u' ', 1));
    words.detail
        = u"%1: %2"_s.arg(MatchWords::tr("%1 blocks %2")
                              .arg(playerName(state, step.by), playerName(state, step.player)),
                          row ? said(row->name) : QString());
    return words;
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
    if (step.by.seat == state.active)
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
    {u"block-dice", pairEnter, dicePrompts, diceAnswer, nullptr, diceLine, u"block-results"},
    {u"block-choose", pairEnter, choosePrompts, chooseAnswer, nullptr, nullptr, u"block-results"},
    {u"block-outcome", outcomeEnter, outcomePrompts, outcomeAnswer, outcomeWords},
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
