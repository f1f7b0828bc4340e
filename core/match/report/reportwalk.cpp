// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/reportwalk.h"

#include "core/match/report/reportmoments.h"
#include "core/match/state/pace.h"

namespace dugout {

ReportWalk::ReportWalk(const MatchSession &session)
    : m_match(session.game())
{
    session.walk([this](int, const EventGroup &group, MatchState &state) { take(group, state); });
}

void ReportWalk::take(const EventGroup &group, MatchState &state)
{
    if (state.active != noSeat)
        m_times.at(static_cast<size_t>(state.active)) += spentMs(m_last, group.atMs);
    m_last = group.atMs;
    for (const Event &event : group.events)
        take(event, state);
}

void ReportWalk::take(const Event &event, MatchState &state)
{
    if (!event.dice.empty())
        record(event, state);
    if (m_match.apply(state, event))
        addMoments(m_moments, m_match.context(), state, event);
}

void ReportWalk::record(const Event &event, const MatchState &state)
{
    std::vector<Prompt> asked = m_match.promptsFor(state, event.prompt);
    if (!checkAmong(asked, event)) // an earlier version asked what follows at once
        asked = m_match.formerPrompts(state, event.prompt);
    for (const Prompt &prompt : asked) {
        if (prompt.id != event.prompt || !prompt.dice
            || prompt.dice->faces().size() != event.dice.size())
            continue;
        if (event.seat == noSeat && event.dice.size() == 2)
            addBoth(event, *prompt.dice);
        else
            m_rolls.push_back({PurposeId(event.prompt), std::max(0, event.seat),
                               prompt.dice->faces(), event.dice, !event.rolledByDugout});
        return;
    }
}

void ReportWalk::addBoth(const Event &event, const DiceNotation &dice)
{
    for (const size_t seat : {0U, 1U})
        m_rolls.push_back({PurposeId(event.prompt),
                           static_cast<int>(seat),
                           {dice.faces()[seat]},
                           {event.dice[seat]},
                           !event.rolledByDugout});
}

} // namespace dugout
