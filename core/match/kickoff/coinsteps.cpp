// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Once it is known who kicks, nobody tosses: some editions list the toss with every set-up.
void tossEnter(const MatchContext &, MatchState &state, const Step &step)
{
    if (state.kicking != noSeat) {
        pop(state);
        return;
    }
    // One of the cards of before the match wins the toss, so they go first (crp.es.txt:3943-3955).
    if (state.half == 0 && step.seat == noSeat) {
        state.agenda.back().seat = 0;
        push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::BeforeMatch)});
        return;
    }
    for (const Seat seat : {0, 1}) {
        if (state.ongoingSum(seat, Key::WinsToss) > 0) {
            pop(state);
            push(state, {StepKind::KickOrReceive, seat});
            return;
        }
    }
}

std::vector<Prompt> tossPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(dicePrompt(step.kind, noSeat, u"D2"_s));
}

/// For typing what the coin shows.
PromptWords tossWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    words.detail = u"1: %1 · 2: %2"_s.arg(teamName(context, 0), teamName(context, 1));
    return words;
}

/// 1 for the first team, 2 for the second: who won the toss chooses.
Result<void> tossAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    push(state, {StepKind::KickOrReceive, event.dice[0] - 1});
    return {};
}

std::vector<Prompt> choosePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return only(choicePrompt(step.kind, step.seat, {Choice::Receive, Choice::Kick}));
}

Result<void> chooseAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    state.kicking = event.choice() == Choice::Kick ? step.seat : MatchState::otherSeat(step.seat);
    if (state.kickedFirst == noSeat)
        state.kickedFirst = state.kicking;
    return {};
}

constexpr StepRule coinStepRules[]{
    {StepKind::CoinToss, tossEnter, tossPrompts, tossAnswer, tossWords},
    {.kind = StepKind::KickOrReceive, .prompts = choosePrompts, .answer = chooseAnswer},
};

constexpr PromptText coinStepTexts[]{
    {Asks::CoinToss, QT_TRANSLATE_NOOP("Match", "Who wins the coin toss?"),
     QT_TRANSLATE_NOOP("Match", "{dice} wins the toss")},
    {Asks::KickOrReceive, QT_TRANSLATE_NOOP("Match", "{team} won the toss: receive or kick?"),
     QT_TRANSLATE_NOOP("Match", "{team} won the toss: {choice}")},
};

} // namespace

StepGroup coinSteps()
{
    return {.steps = coinStepRules, .texts = coinStepTexts};
}

} // namespace dugout
