// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<Prompt> weatherPrompts(const MatchContext &context, const MatchState &,
                                   const Step &step)
{
    return {tablePrompt(context, step.kind, noSeat, context.weatherTable())};
}

/// A weather that counts as nice moves the ball of a kick-off once more.
bool isNice(const MatchContext &context, const TableRow &row)
{
    const TableRow *again = context.rowById(u"kick-off-changing-weather"_s, row.id.text());
    return again ? again->value(u"extra-scatter"_s) > 0 : row.value(u"nice"_s) > 0;
}

Result<void> weatherAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    const TableRow *row = rowRolled(context, context.weatherTable(), event);
    state.weather = row ? row->id.text() : event.text;
    pop(state);
    if (step.kind == u"changing-weather"_s && row && isNice(context, *row))
        push(state, {u"gust"_s, state.kicking});
    return {};
}

std::vector<Prompt> gustPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return {tablePrompt(context, step.kind, step.seat, u"scatter"_s)};
}

Result<void> gustAnswer(const MatchContext &, MatchState &state, const Step &, const Event &)
{
    pop(state);
    return {};
}

constexpr StepRule rules[]{
    {u"weather", nullptr, weatherPrompts, weatherAnswer, nullptr, nullptr, u"weather"},
    {u"changing-weather", nullptr, weatherPrompts, weatherAnswer, nullptr, nullptr, u"weather"},
    {u"gust", nullptr, gustPrompts, gustAnswer, nullptr, nullptr, u"scatter"},
};

} // namespace

std::span<const StepRule> weatherSteps()
{
    return rules;
}

} // namespace dugout
