// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/hurriedturns.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// One's own free turn, then the other's, then whether the ball was held.
void turnsEnter(const MatchContext &, MatchState &state, const Step &step)
{
    const int begun = step.asOrNew<FreeTurns>().begun;
    if (begun == 0)
        state.occasion.hurriedUp = step.seat;
    if (begun < 2) {
        state.agenda.back().data = FreeTurns{begun + 1};
        const Seat seat = begun == 0 ? step.seat : MatchState::otherSeat(step.seat);
        push(state, Step::with(StepKind::ExtraTurn, seat, {}, {}, FreeTurn{true}));
    } else if (!state.occasion.hurriedScorer) {
        state.occasion.hurriedUp = noSeat;
        pop(state);
    }
}

std::vector<Prompt> heldPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(yesNoPrompt(Asks::HurryUpHeld, step.seat));
}

Result<void> heldAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const PlayerRef player = state.occasion.hurriedScorer.value_or(PlayerRef{});
    state.occasion.hurriedScorer.reset();
    state.occasion.hurriedUp = noSeat;
    if (isYes(event))
        scoreTouchdown(context, state, step.seat, player);
    return {};
}

std::vector<Prompt> diePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(Asks::HurryUpRoll, step.seat, u"D6"_s));
}

Result<void> dieAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    if (event.dice[0] == 1)
        popTo(state, StepKind::TurnEnd);
    return {};
}

constexpr StepRule hurryStepRules[]{
    {StepKind::HurryUp, turnsEnter, heldPrompts, heldAnswer},
    {.kind = StepKind::HurryUpDie, .prompts = diePrompts, .answer = dieAnswer},
};

constexpr PromptText hurryStepTexts[]{
    {Asks::HurryUpRoll, QT_TRANSLATE_NOOP("Match", "Does the free turn go on? A 1 ends it"),
     QT_TRANSLATE_NOOP("Match", "the free turn: {dice}")},
    {Asks::HurryUpHeld,
     QT_TRANSLATE_NOOP("Match", "Is the ball still held in the end zone by {team}?"),
     QT_TRANSLATE_NOOP("Match", "{team} still holds the ball in the end zone: {choice}")},
};

} // namespace

StepGroup hurriedTurns()
{
    return {.steps = hurryStepRules, .texts = hurryStepTexts};
}

bool isHurried(const Step &turn)
{
    return turn.data.is<HurriedTurn>();
}

void hurryEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (!isHurried(step) || state.uses.actions <= step.as<HurriedTurn>().actions)
        return;
    state.agenda.back().as<HurriedTurn>().actions = state.uses.actions;
    push(state, {StepKind::HurryUpDie, step.seat});
}

bool isProvisional(const MatchState &state)
{
    return state.extraTurn && state.occasion.hurriedUp == state.active;
}

void noteProvisional(MatchState &state, const PlayerRef &player)
{
    ++state.uses.actions;
    state.occasion.hurriedScorer = player;
    state.carrier = player;
}

void recordOwnTouchdown(const MatchContext &context, MatchState &state, const PlayerRef &scorer)
{
    if (isProvisional(state))
        noteProvisional(state, scorer);
    else
        recordTouchdown(context, state, state.active, scorer);
}

} // namespace dugout
