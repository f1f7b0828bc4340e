// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/journal.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <optional>

namespace dugout {

/// Those that are played come first, then those that were touched last.
[[nodiscard]] std::vector<JournalSummary> inListOrder(std::vector<JournalSummary> games);

/// Finds out how games stand, one after the other while nothing else happens: a game has to be
/// read from its first entry to its last for it.
class GameStandings final : public QObject
{
    Q_OBJECT

public:
    using Read = std::function<std::optional<QString>(const QString &id)>;

    explicit GameStandings(Read read, QObject *parent = nullptr);

    /// Forgets what was asked before. Those known already are told at once.
    void ask(const std::vector<JournalSummary> &games);
    void stop() { m_waiting.clear(); }
    /// In another language they read otherwise.
    void forget() { m_known.clear(); }

signals:
    void told(const QString &id, const QString &standing);

private:
    struct Known
    {
        qint64 changedMs = 0;
        QString standing;
    };

    void readNext();

    Read m_read;
    std::vector<JournalSummary> m_waiting; ///< the next one last
    QHash<QString, Known> m_known;
    bool m_due = false;
};

} // namespace dugout
