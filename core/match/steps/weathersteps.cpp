// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/agenda.h"
#include "core/match/matchwords.h"
#include "core/match/steps/stephelp.h"
#include "core/match/steps/stepgroups.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Winter and underground leagues play with tables of their own.
QString weatherTable(const MatchContext &context)
{
    const QString variant = context.chosen(u"weather-variant"_s);
    const QString own = u"weather-"_s + variant;
    return context.table(own) ? own : u"weather"_s;
}

std::vector<Prompt> weatherPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return {tablePrompt(context, step.kind, noSeat, weatherTable(context))};
}

Result<void> weatherAnswer(const MatchContext &context, MatchState &state, const Step &, const Event &event)
{
    const TableRow *row = rowRolled(context, weatherTable(context), event);
    state.weather = row ? row->id.text() : QString();
    pop(state);
    return {};
}

PromptWords weatherWords(const MatchContext &context, const MatchState &, const Step &, const Prompt &)
{
    return tableWords(context, weatherTable(context));
}

QString weatherLine(const MatchContext &context, const MatchState &, const Step &, const Event &event)
{
    return tableLine(context, weatherTable(context), event);
}

constexpr StepRule rules[] {
    {u"weather", nullptr, weatherPrompts, weatherAnswer, weatherWords, weatherLine},
};

} // namespace

std::span<const StepRule> weatherSteps()
{
    return rules;
}

} // namespace dugout
