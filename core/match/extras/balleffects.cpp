// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/extras/fromafar.h"
#include "core/match/harm/harm.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Balls that live, burn or bite. What they do on the board is the board's; here are the dice, the
// fuse, and what happens to players.

std::vector<Prompt> lengthPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    constexpr int longest = 8; // the spaces of a score track
    return only(numberPrompt(Asks::FuseLength, step.seat, 1, longest));
}

Result<void> lengthAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    state.side(step.seat).counters[Counter::Fuse] = event.number.value_or(1);
    return {};
}

std::vector<Prompt> fusePrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    if (step.asOrNew<FusePhase>() == FusePhase::GoesOut)
        return only(yesNoPrompt(Asks::FuseReRoll, step.seat));
    return only(tablePrompt(context, Asks::Fuse, step.seat, step.table()));
}

void goOut(MatchState &state, Seat seat)
{
    state.side(seat).counters.remove(Counter::Fuse);
    state.occasion.ball = {};
}

void burn(const MatchContext &context, MatchState &state, Seat seat, int step)
{
    int &left = state.side(seat).counters[Counter::Fuse];
    left = std::max(0, left + step);
    if (left > 0)
        return;
    const PlayerRef carrier = state.carrier;
    goOut(state, seat);
    if (carrier.isValid())
        strayBall(state, carrier); // another one in its place (bb2016.en.txt:2218-2223)
    push(state, {StepKind::Blast, seat, carrier});
    if (carrier.isValid())
        knockDown(context, state, {carrier});
}

Result<void> fuseAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    SideState &side = state.side(step.seat);
    if (step.asOrNew<FusePhase>() == FusePhase::GoesOut) {
        pop(state);
        if (isYes(event))
            loseRerolls(state, step.seat, 1);
        else
            goOut(state, step.seat);
        return {};
    }
    const TableRow *row = rowRolled(context, step.table(), event);
    const int moves = row ? row->value(Key::Step) : 0;
    if (moves == 0 && side.rerolls.team() > 0) {
        state.agenda.back().data = FusePhase::GoesOut;
        return {};
    }
    pop(state);
    if (moves == 0)
        goOut(state, step.seat);
    else
        burn(context, state, step.seat, moves);
    return {};
}

QStringList near(const MatchState &state, const Step &step)
{
    QStringList all = state.onPitch(0) + state.onPitch(1);
    all.removeAll(step.player.toString());
    return all;
}

void blastEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (near(state, step).isEmpty())
        pop(state);
}

std::vector<Prompt> blastPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    constexpr int neighbours = 8;
    Prompt prompt = choicePrompt(Asks::Blast, step.seat, near(state, step));
    prompt.atLeast = 0;
    prompt.atMost = std::min(neighbours, static_cast<int>(prompt.choices.size()));
    return only(std::move(prompt));
}

/// Who stands may keep his feet; who lies there has only his armour.
Result<void> blastAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    QStringList standing;
    for (const QString &ref : event.choices) {
        const PlayerRef player = PlayerRef::fromString(ref);
        if (state.find(player)->posture == Posture::Standing)
            standing.append(ref);
        else
            rollArmour(state, {player});
    }
    pushAfarDice(state, step.seat, {FromAfar::Blast}, standing);
    return {};
}

void brazierEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    pop(state);
    ++state.uses.actions;
    if (const RuleEffect *changes
        = ruleEffectOf(context, state, EffectSource::Ball, Does::ChangesHolder))
        push(state, {StepKind::Roll, step.by.seat, step.by, {}, TableId(changes->table)});
}

constexpr StepRule ballEffectsStepRules[]{
    {.kind = StepKind::FuseLength, .prompts = lengthPrompts, .answer = lengthAnswer},
    {.kind = StepKind::Fuse, .prompts = fusePrompts, .answer = fuseAnswer},
    {StepKind::Blast, blastEnter, blastPrompts, blastAnswer},
    {StepKind::ActBrazier, brazierEnter},
};

constexpr PromptText ballEffectsStepTexts[]{
    {Asks::FuseLength, QT_TRANSLATE_NOOP("Match", "{team}: how long is the fuse?"),
     QT_TRANSLATE_NOOP("Match", "{team}: length of the fuse: {choice}")},
    {Asks::Fuse, QT_TRANSLATE_NOOP("Match", "{team}: does the fuse burn?"),
     QT_TRANSLATE_NOOP("Match", "{team}: the fuse: {dice}")},
    {Asks::FuseReRoll,
     QT_TRANSLATE_NOOP("Match", "{team}: a team re-roll to keep the fuse alight?"),
     QT_TRANSLATE_NOOP("Match", "{team}: a team re-roll for the fuse: {choice}")},
    {Asks::Blast, QT_TRANSLATE_NOOP("Match", "The ball explodes: who is next to it?"),
     QT_TRANSLATE_NOOP("Match", "the ball explodes; next to it: {choice}")},
};

} // namespace

StepGroup ballEffects()
{
    return {.steps = ballEffectsStepRules, .texts = ballEffectsStepTexts};
}

} // namespace dugout
