// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/journalparts.h"

#include "core/store/query.h"

using namespace Qt::StringLiterals;

namespace dugout {

Result<void> keepPart(Connection &connection, const JournalId &id, const JournalPart &part)
{
    Query query(connection,
                u"INSERT INTO journal_part (journal_id, part, entries, bytes) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (journal_id, part) DO UPDATE SET entries = excluded.entries, "
                "bytes = excluded.bytes"_s);
    query.bind(id.text()).bind(part.name).bind(part.entries);
    return query.bind(QVariant(part.bytes.isNull() ? QByteArray("") : part.bytes)).run();
}

Result<std::vector<JournalPart>> readParts(Connection &connection, const JournalId &id)
{
    Query rows(connection, u"SELECT part, entries, bytes FROM journal_part WHERE journal_id = ?"_s);
    return rows.bind(id.text()).all([](const Query &row) {
        return JournalPart{row.text(0), row.number(1), row.variant(2).toByteArray()};
    });
}

} // namespace dugout
