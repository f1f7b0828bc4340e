// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include "core/match/agenda.h"
#include "core/match/steprule.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void joinTeam(const MatchContext &context, MatchState &state, Seat seat)
{
    const Team &team = context.team(seat);
    SideState &side = state.side(seat);
    for (const Player &player : team.players)
        side.players.push_back(context.joined(player, seat));
    side.rerolls.perHalf = team.rerolls;
    side.apothecaries = team.apothecaries;
}

} // namespace

Match::Match(std::shared_ptr<const Ruleset> ruleset, MatchSetup setup)
    : m_context(std::move(ruleset), std::move(setup))
{
}

MatchState Match::start() const
{
    MatchState state;
    for (const Seat seat : {0, 1})
        joinTeam(m_context, state, seat);
    push(state, {u"match-end"_s});
    push(state, {u"half-start"_s});
    pushSequence(m_context, state, u"pre-match"_s);
    settle(m_context, state);
    return state;
}

std::vector<Prompt> Match::prompts(const MatchState &state) const
{
    if (state.agenda.empty())
        return {};
    const Step &top = state.agenda.back();
    const StepRule *rule = stepRule(top.kind);
    return rule && rule->prompts ? rule->prompts(m_context, state, top) : std::vector<Prompt> {};
}

Result<void> Match::apply(MatchState &state, const Event &event) const
{
    if (state.agenda.empty())
        return Error {u"match-over"_s, PlayWords::tr("Nothing more is asked."), {}};
    const Step top = state.agenda.back();
    auto done = stepRule(top.kind)->answer(m_context, state, top, event);
    if (done)
        settle(m_context, state);
    return done;
}

PromptWords Match::words(const MatchState &state, const Prompt &prompt) const
{
    const Step &top = state.agenda.back();
    const StepRule *rule = stepRule(top.kind);
    return rule && rule->words ? rule->words(m_context, state, top, prompt) : PromptWords {};
}

QString Match::line(const MatchState &before, const Event &event) const
{
    if (before.agenda.empty())
        return {};
    const Step &top = before.agenda.back();
    const StepRule *rule = stepRule(top.kind);
    return rule && rule->line ? rule->line(m_context, before, top, event) : event.prompt;
}

} // namespace dugout
