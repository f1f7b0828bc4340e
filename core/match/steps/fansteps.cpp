// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/agenda.h"
#include "core/match/matchwords.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Both sides roll one after the other; the step remembers whose turn it is.
std::vector<Prompt> gatePrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return {tablePrompt(context, step.kind, step.number, u"gate"_s)};
}

Result<void> gateAnswer(const MatchContext &context, MatchState &state, const Step &step, const Event &event)
{
    const TableRow *row = rowRolled(context, u"gate"_s, event);
    const int perFan = row ? row->value(u"per-fan-factor"_s, 1) : 1;
    const int factor = row ? row->value(u"fans"_s, 1000) : 1000;
    const int fans = totalOf(context, u"gate"_s, event) + perFan * context.team(step.number).fanFactor;
    state.side(step.number).fans = fans * factor;
    if (step.number == 0)
        ++state.agenda.back().number;
    else
        pop(state);
    return {};
}

PromptWords gateWords(const MatchContext &context, const MatchState &, const Step &step, const Prompt &)
{
    PromptWords words = tableWords(context, u"gate"_s);
    words.title = u"%1: %2"_s.arg(words.title, teamName(context, step.number));
    words.why = MatchWords::tr("Fan factor %1 is added.").arg(context.team(step.number).fanFactor);
    return words;
}

QString gateLine(const MatchContext &context, const MatchState &, const Step &step, const Event &event)
{
    const int total = totalOf(context, u"gate"_s, event) + context.team(step.number).fanFactor;
    return MatchWords::tr("%1: %2 fans").arg(teamName(context, step.number), QLocale().toString(total * 1000));
}

/// FAME follows from the gate; nobody is asked.
void fameEnter(const MatchContext &context, MatchState &state, Step)
{
    for (const Seat seat : {0, 1}) {
        const int own = state.side(seat).fans;
        const int theirs = std::max(1, state.side(MatchState::otherSeat(seat)).fans);
        const TableRow *row = context.row(u"fame"_s, 100 * own / theirs);
        state.side(seat).fame = row ? row->value(u"fame"_s) : 0;
    }
    pop(state);
}

constexpr StepRule rules[] {
    {u"gate", nullptr, gatePrompts, gateAnswer, gateWords, gateLine},
    {u"fame", fameEnter, nullptr, nullptr, nullptr, nullptr},
};

} // namespace

std::span<const StepRule> fanSteps()
{
    return rules;
}

} // namespace dugout
