// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/gamestandings.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace dugout {

std::vector<JournalSummary> inListOrder(std::vector<JournalSummary> games)
{
    std::stable_sort(
        games.begin(), games.end(), [](const JournalSummary &a, const JournalSummary &b) {
            return a.state < b.state || (a.state == b.state && a.changedMs > b.changedMs);
        });
    return games;
}

GameStandings::GameStandings(Read read, QObject *parent)
    : QObject(parent)
    , m_read(std::move(read))
{ }

void GameStandings::ask(const std::vector<JournalSummary> &games)
{
    m_waiting.clear();
    for (const JournalSummary &game : games) {
        const QString id = game.header.id.text();
        const auto known = m_known.constFind(id);
        if (known != m_known.constEnd() && known->changedMs == game.changedMs)
            emit told(id, known->standing);
        else
            m_waiting.push_back(game);
    }
    std::reverse(m_waiting.begin(), m_waiting.end());
    if (!m_waiting.empty() && !std::exchange(m_due, true))
        QTimer::singleShot(0, this, &GameStandings::readNext);
}

void GameStandings::readNext()
{
    m_due = false;
    if (m_waiting.empty())
        return;
    const JournalSummary game = m_waiting.back();
    m_waiting.pop_back();
    const QString id = game.header.id.text();
    const QString standing = m_read(id).value_or(QString());
    m_known.insert(id, {game.changedMs, standing});
    emit told(id, standing);
    if (!m_waiting.empty() && !std::exchange(m_due, true))
        QTimer::singleShot(0, this, &GameStandings::readNext);
}

} // namespace dugout
