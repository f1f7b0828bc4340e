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
    if (auto done = rows.bind(id.text()).run(); !done)
        return done.error();
    std::vector<JournalPart> kept;
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return kept;
        kept.push_back({rows.text(0), rows.number(1), rows.variant(2).toByteArray()});
    }
}

} // namespace dugout
