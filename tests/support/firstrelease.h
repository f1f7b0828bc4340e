// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/journal.h"
#include "core/store/jsontext.h"
#include "core/store/query.h"
#include "core/store/store.h"

namespace dugout {

/// What the first release of Dugout kept, in the tables it made: today's stores only write to
/// today's. For tests that link Qt Sql.
struct FirstRelease
{
    std::vector<Journal> journals{};
    std::vector<Document> documents{};

    /// Makes the database at an empty place and fills it.
    [[nodiscard]] Result<void> keepAt(const StoreLocation &place) const
    {
        StoreOptions options;
        options.migrations = MigrationSet::builtIn().upTo(1);
        if (const auto made = Store::open(place, options); !made)
            return made.error();
        auto connection = Connection::open(place, ConnectionMode::ReadWrite);
        if (!connection)
            return connection.error();
        for (const Journal &journal : journals) {
            if (auto kept = keep(**connection, journal); !kept)
                return kept;
        }
        for (const Document &document : documents) {
            if (auto kept = keep(**connection, document); !kept)
                return kept;
        }
        return {};
    }

private:
    [[nodiscard]] static Result<void> keep(Connection &connection, const Journal &journal)
    {
        const JournalHeader &header = journal.header;
        Query row(connection,
                  QStringLiteral("INSERT INTO journal (id, game, title, created_ms, changed_ms, "
                                 "state, entry_count, setup) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"));
        row.bind(header.id.text()).bind(header.game).bind(header.title).bind(header.createdMs);
        row.bind(journal.entries.empty() ? header.createdMs : journal.entries.back().atMs);
        row.bind(journal.stand.state == JournalState::Finished ? QStringLiteral("finished")
                                                               : QStringLiteral("running"));
        row.bind(static_cast<qint64>(journal.entries.size())).bind(jsonToText(header.setup));
        if (auto done = row.run(); !done)
            return done;
        for (const JournalEntry &entry : journal.entries) {
            if (auto done = keep(connection, header.id, entry); !done)
                return done;
        }
        return {};
    }
    [[nodiscard]] static Result<void> keep(Connection &connection, const JournalId &id,
                                           const JournalEntry &entry)
    {
        Query row(connection,
                  QStringLiteral("INSERT INTO journal_entry (journal_id, seq, group_seq, at_ms, "
                                 "kind, payload_version, payload) VALUES (?, ?, ?, ?, ?, ?, ?)"));
        row.bind(id.text()).bind(entry.seq).bind(entry.group).bind(entry.atMs).bind(entry.kind);
        row.bind(static_cast<qint64>(entry.payloadVersion)).bind(jsonToText(entry.payload));
        return row.run();
    }
    [[nodiscard]] static Result<void> keep(Connection &connection, const Document &document)
    {
        const DocumentSummary &summary = document.summary;
        Query row(connection,
                  QStringLiteral("INSERT INTO document (kind, id, name, revision, modified_ms, "
                                 "body) VALUES (?, ?, ?, 1, ?, ?)"));
        row.bind(summary.kind).bind(summary.id.text()).bind(summary.name);
        return row.bind(summary.modifiedMs).bind(jsonToText(document.body)).run();
    }
};

} // namespace dugout
