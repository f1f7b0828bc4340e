// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/outbox.h"
#include "core/sharing/sharednote.h"

#include <utility>

namespace dugout {

/// What a batch means for the shared leagues it touches: decisions, which the server hears first,
/// and what is kept here and waits to be delivered.
class SharedShare
{
public:
    /// `stores` are those of the database itself; both they and the batch outlive this.
    SharedShare(const ClubStores &stores, const StoreBatch &batch, std::vector<SharedNote> notes);

    /// Refused where somebody may not do it here.
    [[nodiscard]] Result<void> sort();

    [[nodiscard]] const std::vector<std::pair<SharedNote, JournalChange>> &decisions() const
    {
        return m_decisions;
    }
    /// What the database keeps: the batch, with what waits in it.
    [[nodiscard]] const StoreBatch &rest() const { return m_rest; }
    /// Those for which something waits now.
    [[nodiscard]] const QStringList &leagues() const { return m_leagues; }

private:
    [[nodiscard]] const SharedNote *noteOf(const LeagueId &league) const;
    [[nodiscard]] Result<void> mayWork(const SharedNote &note) const;
    [[nodiscard]] Result<void> queueAll();
    [[nodiscard]] Result<void> queueBegin(const JournalHeader &header);
    [[nodiscard]] Result<void> queueEnd(const ResultRecord &record);
    [[nodiscard]] bool endsHere(const JournalId &match) const;
    [[nodiscard]] Result<QJsonObject> endOf(const SharedNote &note, const JournalHeader &header,
                                            const ResultRecord &record) const;
    void addSheets(const QMap<QString, qint64> &revisions, QJsonObject &end) const;
    [[nodiscard]] Result<void> queueTeam(const Document &document);
    [[nodiscard]] Result<void> queue(const SharedNote &note, Waiting item);

    const ClubStores &m_stores;
    const StoreBatch &m_batch;
    StoreBatch m_rest;
    std::vector<SharedNote> m_notes;
    std::vector<std::pair<SharedNote, JournalChange>> m_decisions;
    std::vector<Waiting> m_queued;
    QStringList m_leagues;
};

} // namespace dugout
