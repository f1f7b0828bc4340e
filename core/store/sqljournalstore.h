// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/batchstore.h"
#include "core/store/connection.h"

namespace dugout {

class Query;

/// The journals in the tables `journal` and `journal_entry`; the entries of finished games in
/// `journal_pack`.
class SqlJournalStore final : public JournalStore
{
public:
    explicit SqlJournalStore(Connection &connection);

    Result<void> create(const JournalHeader &header) override;
    Result<void> append(const JournalId &id, qint64 expectedNextSeq,
                        const std::vector<JournalEntry> &group,
                        const JournalProgress &after) override;
    Result<void> rename(const JournalId &id, const QString &title) override;
    [[nodiscard]] Result<Journal> read(const JournalId &id) override;
    [[nodiscard]] Result<std::vector<JournalEntry>> entriesAfter(const JournalId &id, qint64 after,
                                                                 qint64 most) override;
    [[nodiscard]] Result<std::vector<JournalPart>> parts(const JournalId &id) override;
    [[nodiscard]] Result<JournalHeader> readHeader(const JournalId &id) override;
    [[nodiscard]] Result<std::vector<JournalSummary>> list(const JournalQuery &query) override;
    [[nodiscard]] Result<qint64> count(const JournalQuery &query) override;
    Result<void> remove(const JournalId &id) override;

    // Parts of a transaction that the caller has begun.
    Result<void> createWithin(const JournalHeader &header);
    Result<void> changeWithin(const JournalChange &change);
    Result<void> removeWithin(const JournalId &id);

private:
    /// Runs a statement that must change exactly this journal.
    Result<void> changeOne(const JournalId &id, Query &query);
    Result<void> advance(const JournalId &id, qint64 expectedNextSeq, const JournalEntry &last,
                         const JournalProgress &after);
    Result<void> add(const JournalId &id, const std::vector<JournalEntry> &added,
                     JournalState state);
    Result<void> replaceSetup(const JournalChange &change);
    Result<void> insert(const JournalId &id, const JournalEntry &entry);
    Result<JournalSummary> summary(const JournalId &id);
    Result<JournalHeader> header(const JournalId &id);
    Result<QStringList> teams(const JournalId &id);
    Result<void> insertTeams(const JournalHeader &header);
    Result<std::vector<JournalEntry>> entries(const JournalId &id);
    Result<std::vector<JournalEntry>> addRows(const JournalId &id, Query &rows,
                                              std::vector<JournalEntry> kept);

    Connection &m_connection;
};

} // namespace dugout
