// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchstandings.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace dugout {

MatchStandings::MatchStandings(Read read, QObject *parent)
    : QObject(parent)
    , m_read(std::move(read))
{ }

void MatchStandings::ask(const std::vector<JournalSummary> &matches)
{
    m_waiting.clear();
    for (const JournalSummary &match : matches) {
        const QString id = match.header.id.text();
        const auto known = m_known.constFind(id);
        if (known != m_known.constEnd() && known->changedMs == match.changedMs)
            emit told(id, known->standing);
        else
            m_waiting.push_back(match);
    }
    std::reverse(m_waiting.begin(), m_waiting.end());
    if (!m_waiting.empty() && !std::exchange(m_due, true))
        QTimer::singleShot(0, this, &MatchStandings::readNext);
}

void MatchStandings::readNext()
{
    m_due = false;
    if (m_waiting.empty())
        return;
    const JournalSummary match = m_waiting.back();
    m_waiting.pop_back();
    const QString id = match.header.id.text();
    const QString standing = m_read(id).value_or(QString());
    m_known.insert(id, {match.changedMs, standing});
    emit told(id, standing);
    if (!m_waiting.empty() && !std::exchange(m_due, true))
        QTimer::singleShot(0, this, &MatchStandings::readNext);
}

} // namespace dugout
