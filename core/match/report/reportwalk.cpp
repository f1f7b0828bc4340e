// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/reportwalk.h"

#include "core/match/report/reportmoments.h"
#include "core/match/state/pace.h"

namespace dugout {

ReportWalk::ReportWalk(const MatchSession &session)
    : m_match(session.game())
    , m_state(session.game().start())
{
    for (const Misfit &misfit : session.misfits())
        m_misfits.insert({misfit.group, misfit.event});
    for (const EventGroup &group : session.log().groups())
        take(group);
}

void ReportWalk::take(const EventGroup &group)
{
    if (m_state.active != noSeat)
        m_times.at(static_cast<size_t>(m_state.active)) += spentMs(m_last, group.atMs);
    m_last = group.atMs;
    for (int i = 0; i < static_cast<int>(group.events.size()); ++i) {
        // What no longer fits was shown to the coaches and does not count.
        if (!m_misfits.contains({m_group, i}))
            take(group.events[static_cast<size_t>(i)]);
    }
    ++m_group;
}

void ReportWalk::take(const Event &event)
{
    if (!event.dice.empty())
        record(event);
    const MatchState before = m_state;
    if (m_match.apply(m_state, event))
        addMoments(m_moments, m_match.context(), before, m_state, event);
}

void ReportWalk::record(const Event &event)
{
    for (const Prompt &prompt : m_match.prompts(m_state)) {
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
