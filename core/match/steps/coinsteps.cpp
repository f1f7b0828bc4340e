// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/agenda.h"
#include "core/match/matchwords.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<Prompt> tossPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(step.kind, noSeat, u"D2"_s)};
}

/// 1 for the first team, 2 for the second: who won the toss chooses.
Result<void> tossAnswer(const MatchContext &, MatchState &state, const Step &, const Event &event)
{
    pop(state);
    push(state, {u"kick-or-receive"_s, event.dice[0] - 1});
    return {};
}

PromptWords tossWords(const MatchContext &context, const MatchState &, const Step &, const Prompt &)
{
    return {MatchWords::tr("Toss the coin"),
            MatchWords::tr("1: %1 wins the toss. 2: %2 wins the toss.")
                .arg(teamName(context, 0), teamName(context, 1)),
            MatchWords::tr("The winner chooses to kick or to receive."), {}};
}

QString tossLine(const MatchContext &context, const MatchState &, const Step &, const Event &event)
{
    return MatchWords::tr("%1 wins the toss").arg(teamName(context, event.dice[0] - 1));
}

std::vector<Prompt> choosePrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {choicePrompt(step.kind, step.seat, {u"receive"_s, u"kick"_s})};
}

Result<void> chooseAnswer(const MatchContext &, MatchState &state, const Step &step, const Event &event)
{
    pop(state);
    state.kicking = event.choice() == u"kick"_s ? step.seat : MatchState::otherSeat(step.seat);
    if (state.kickedFirst == noSeat)
        state.kickedFirst = state.kicking;
    return {};
}

PromptWords chooseWords(const MatchContext &context, const MatchState &, const Step &step, const Prompt &)
{
    return {MatchWords::tr("%1 won the toss").arg(teamName(context, step.seat)),
            MatchWords::tr("Receive or kick?"), {},
            {MatchWords::tr("Receive"), MatchWords::tr("Kick")}};
}

QString chooseLine(const MatchContext &context, const MatchState &, const Step &step, const Event &event)
{
    const QString team = teamName(context, step.seat);
    return event.choice() == u"kick"_s ? MatchWords::tr("%1 kicks").arg(team)
                                       : MatchWords::tr("%1 receives").arg(team);
}

constexpr StepRule rules[] {
    {u"coin-toss", nullptr, tossPrompts, tossAnswer, tossWords, tossLine},
    {u"kick-or-receive", nullptr, choosePrompts, chooseAnswer, chooseWords, chooseLine},
};

} // namespace

std::span<const StepRule> coinSteps()
{
    return rules;
}

} // namespace dugout
