// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "core/match/cards/cardturns.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A ball that bursts (bb2016.en.txt:3935-3952): who carries it keeps it, and elsewhere it is out of
// play until an official throws it back, in the turn in which it went.

/// Which of two balls bursts only the coaches know, and so who has it where nobody is named.
bool isOnlyTold(const MatchState &state)
{
    return lasts(state, secondBall) || !state.sides[0].tracked || !state.sides[1].tracked;
}

void burstsEnter(const MatchContext &, MatchState &state, const Step &step)
{
    pop(state);
    if (isOnlyTold(state))
        return;
    addOngoing(state,
               {step.as<TableResult>().of.row, noSeat, {{Lasts::BurstBall, 1}}, Until::Drive, 0});
    if (!state.carrier.isValid())
        push(state, {StepKind::BurstCarrier, step.seat});
}

/// Where nobody has said who picked it up it may lie there or not.
std::vector<Prompt> carrierPrompts(const MatchContext &context, const MatchState &state,
                                   const Step &step)
{
    const auto holds = [&context](const MatchPlayer &player) {
        return mayCatch(player) && canHoldBall(context, player);
    };
    const Seat other = MatchState::otherSeat(step.seat);
    Prompt prompt = choicePrompt(step.kind, step.seat,
                                 QStringList{Choice::OnTheGround} + state.refs(step.seat, holds)
                                     + state.refs(other, holds));
    prompt.usual = Choice::OnTheGround;
    return only(std::move(prompt));
}

Result<void> carrierAnswer(const MatchContext &, MatchState &state, const Step &,
                           const Event &event)
{
    pop(state);
    holdBall(state, chosenPlayer(event));
    return {};
}

ActionOffer backOffer(const MatchContext &, const MatchState &state, const Step &)
{
    return isBallGone(state) ? ActionOffer::confirmed(state.active) : ActionOffer{};
}

/// Those who are known to have acted, or one more than when the die was rolled last.
int likelyCount(const MatchState &state)
{
    QStringList acted = state.uses.acted;
    acted.removeDuplicates();
    return std::max(static_cast<int>(acted.size()), state.ongoingSum(noSeat, Lasts::BurstBall));
}

/// Who only moved is not written down, so that the coaches count who has had his action.
std::vector<Prompt> backPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    if (step.asOrNew<PlayerCount>().players > 0)
        return only(dicePrompt(Asks::BallBackDie, step.seat, u"D6"_s));
    Prompt prompt = numberPrompt(Asks::BallBackActions, step.seat, 1, context.mostOnPitch());
    prompt.usual = QString::number(std::min(likelyCount(state), context.mostOnPitch()));
    return only(std::move(prompt));
}

bool comesBack(const Step &step, const Event &event)
{
    return event.dice.front() < step.as<PlayerCount>().players;
}

/// After the next action it is the likelier.
void countOn(MatchState &state, int players)
{
    for (OngoingEffect &each : state.ongoing) {
        if (each.values.contains(Lasts::BurstBall))
            each.values[Lasts::BurstBall] = players + 1;
    }
}

Result<void> backAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    if (event.prompt == Asks::BallBackActions) {
        state.agenda.back().data = PlayerCount{event.number.value_or(1)};
        return {};
    }
    pop(state);
    if (comesBack(step, event))
        throwBallBack(state);
    else
        countOn(state, step.as<PlayerCount>().players);
    return {};
}

PromptWords backWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    if (prompt.id == Asks::BallBackDie)
        words.detail = MatchWords::tr("Less than %1 brings the ball back.")
                           .arg(step.as<PlayerCount>().players);
    return words;
}

QString backLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    if (event.prompt != Asks::BallBackDie)
        return eventLine(context, before, step, event);
    const QString words = comesBack(step, event)
        ? MatchWords::tr("%1, less than %2: an official throws the ball back")
        : MatchWords::tr("%1, not less than %2: the ball stays out of play");
    return words.arg(event.dice.front()).arg(step.as<PlayerCount>().players);
}

constexpr StepRule burstBallRules[]{
    {StepKind::BurstsBall, burstsEnter},
    {.kind = StepKind::BurstCarrier, .prompts = carrierPrompts, .answer = carrierAnswer},
    {.kind = StepKind::ActBallBack,
     .prompts = backPrompts,
     .answer = backAnswer,
     .words = backWords,
     .line = backLine},
};

constexpr TurnAction actions[]{
    {.text = {Asks::BallBack, QT_TRANSLATE_NOOP("Match", "Does the ball come back?"), ""},
     .offer = backOffer,
     .reach = ActionReach::Note},
};

constexpr PromptText burstBallTexts[]{
    {Asks::BurstCarrier, QT_TRANSLATE_NOOP("Match", "The ball bursts: where is it?"),
     QT_TRANSLATE_NOOP("Match", "the ball that bursts: {choice}")},
    {Asks::BallBackActions,
     QT_TRANSLATE_NOOP("Match", "{team}: how many players have ended their action?"),
     QT_TRANSLATE_NOOP("Match", "{team}: actions that have ended: {choice}")},
    {Asks::BallBackDie, QT_TRANSLATE_NOOP("Match", "Does an official throw the ball back?"),
     nullptr},
};

} // namespace

StepGroup burstBall()
{
    return {.steps = burstBallRules, .texts = burstBallTexts, .actions = actions};
}

} // namespace dugout
