// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/journalpack.h"

#include "core/store/packedbytes.h"
#include "core/store/query.h"
#include "core/store/storefault.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QByteArray lineOf(const JournalEntry &entry)
{
    const QJsonArray line{entry.group, entry.atMs, entry.kind, entry.payloadVersion, entry.payload};
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}

std::optional<JournalEntry> entryFrom(const QByteArray &line, qint64 seq)
{
    const QJsonArray fields = QJsonDocument::fromJson(line).array();
    if (fields.size() != 5 || !fields[4].isObject())
        return std::nullopt;
    const qint64 group = fields[0].toInteger();
    if (group < 1 || group > seq)
        return std::nullopt;
    return JournalEntry{seq,
                        group,
                        fields[1].toInteger(),
                        fields[2].toString(),
                        fields[4].toObject(),
                        fields[3].toInt()};
}

} // namespace

QByteArray packEntries(const std::vector<JournalEntry> &entries)
{
    QByteArray lines;
    for (const JournalEntry &entry : entries)
        lines += lineOf(entry) + '\n';
    return packBytes(lines);
}

Result<std::vector<JournalEntry>> unpackEntries(const QByteArray &bytes, const QString &what)
{
    const auto lines = unpackBytes(bytes);
    if (!lines)
        return StoreFault::invalid(what, u"what was packed cannot be unpacked"_s);
    std::vector<JournalEntry> entries;
    for (qsizetype from = 0; from < lines->size();) {
        const qsizetype end = lines->indexOf('\n', from);
        const auto seq = static_cast<qint64>(entries.size()) + 1;
        auto entry = end < 0 ? std::nullopt : entryFrom(lines->mid(from, end - from), seq);
        if (!entry)
            return StoreFault::invalid(what, u"entry %1 cannot be read"_s.arg(seq));
        entries.push_back(*std::move(entry));
        from = end + 1;
    }
    return entries;
}

Result<std::vector<JournalEntry>> readPack(Connection &connection, const JournalId &id)
{
    Query row(connection, u"SELECT bytes FROM journal_pack WHERE journal_id = ?"_s);
    if (auto done = row.bind(id.text()).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    if (!*found)
        return std::vector<JournalEntry>();
    return unpackEntries(row.variant(0).toByteArray(), u"journal "_s + id.text());
}

Result<void> keepPack(Connection &connection, const JournalId &id,
                      const std::vector<JournalEntry> &entries)
{
    Query pack(connection,
               u"INSERT INTO journal_pack (journal_id, entries, bytes) VALUES (?, ?, ?) "
               "ON CONFLICT (journal_id) DO UPDATE SET entries = excluded.entries, "
               "bytes = excluded.bytes"_s);
    pack.bind(id.text()).bind(static_cast<qint64>(entries.size()));
    if (auto kept = pack.bind(QVariant(packEntries(entries))).run(); !kept)
        return kept;
    Query rows(connection, u"DELETE FROM journal_entry WHERE journal_id = ?"_s);
    return rows.bind(id.text()).run();
}

} // namespace dugout
