// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqljournalstore.h"

#include "core/store/jsontext.h"
#include "core/store/query.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"
#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString headerColumns
    = u"SELECT id, game, title, created_ms, setup, state, entry_count, changed_ms FROM journal"_s;

QString stateText(JournalState state)
{
    return state == JournalState::Finished ? u"finished"_s : u"running"_s;
}

JournalState stateFromText(const QString &text)
{
    return text == stateText(JournalState::Finished) ? JournalState::Finished
                                                     : JournalState::Running;
}

/// A row of `headerColumns`.
Result<JournalSummary> summaryFrom(const Query &row)
{
    const auto setup = jsonFromText(row.text(4), u"journal "_s + row.text(0));
    if (!setup)
        return setup.error();
    JournalHeader header{JournalId(row.text(0)), row.text(1), plainLine(row.text(2)), row.number(3),
                         *setup};
    return JournalSummary{std::move(header), stateFromText(row.text(5)), row.number(6),
                          row.number(7)};
}

/// Why these entries are not one group that begins at `first`; empty when they are.
QString groupProblem(qint64 first, const std::vector<JournalEntry> &group)
{
    if (group.empty())
        return u"an empty group"_s;
    qint64 seq = first;
    for (const JournalEntry &entry : group) {
        if (entry.seq != seq || entry.group != first || entry.kind.isEmpty())
            return u"entry %1 of group %2 where %3 of %4 was expected"_s.arg(entry.seq)
                .arg(entry.group)
                .arg(seq)
                .arg(first);
        ++seq;
    }
    return {};
}

} // namespace

SqlJournalStore::SqlJournalStore(Connection &connection)
    : m_connection(connection)
{ }

Result<void> SqlJournalStore::create(const JournalHeader &header)
{
    if (header.id.isEmpty() || header.game.isEmpty())
        return StoreFault::invalid(header.id.text(), u"id and game are needed"_s);
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    {
        Query query(m_connection,
                    u"INSERT INTO journal (id, game, title, created_ms, changed_ms, state, "
                    "entry_count, setup) VALUES (?, ?, ?, ?, ?, ?, 0, ?) "
                    "ON CONFLICT (id) DO NOTHING"_s);
        query.bind(header.id.text()).bind(header.game).bind(header.title);
        query.bind(header.createdMs).bind(header.createdMs);
        query.bind(stateText(JournalState::Running)).bind(jsonToText(header.setup));
        if (auto done = query.run(); !done)
            return done.error();
        if (query.affected() != 1)
            return StoreFault::exists(u"journal "_s + header.id.text());
    }
    return transaction->commit();
}

Result<void> SqlJournalStore::append(const JournalId &id, qint64 expectedNextSeq,
                                     const std::vector<JournalEntry> &group,
                                     JournalState stateAfter)
{
    if (const QString problem = groupProblem(expectedNextSeq, group); !problem.isEmpty())
        return StoreFault::invalid(u"journal "_s + id.text(), problem);
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    if (auto advanced = advance(id, expectedNextSeq, group, stateAfter); !advanced)
        return advanced.error();
    for (const JournalEntry &entry : group) {
        if (auto inserted = insert(id, entry); !inserted)
            return inserted.error();
    }
    return transaction->commit();
}

/// Whoever moves the count first has the place; on PostgreSQL a second one waits here and then
/// finds the count moved.
Result<void> SqlJournalStore::advance(const JournalId &id, qint64 expectedNextSeq,
                                      const std::vector<JournalEntry> &group,
                                      JournalState stateAfter)
{
    Query query(m_connection,
                u"UPDATE journal SET entry_count = ?, changed_ms = ?, state = ? "
                "WHERE id = ? AND entry_count = ?"_s);
    query.bind(group.back().seq).bind(group.back().atMs).bind(stateText(stateAfter));
    query.bind(id.text()).bind(expectedNextSeq - 1);
    if (auto done = query.run(); !done)
        return done.error();
    if (query.affected() == 1)
        return {};
    const auto present = summary(id);
    if (!present)
        return present.error();
    return StoreFault::conflict(u"journal %1 has %2 entries, %3 came next"_s.arg(id.text())
                                    .arg(present->entryCount)
                                    .arg(expectedNextSeq));
}

Result<void> SqlJournalStore::insert(const JournalId &id, const JournalEntry &entry)
{
    Query query(m_connection,
                u"INSERT INTO journal_entry (journal_id, seq, group_seq, at_ms, kind, "
                "payload_version, payload) VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
    query.bind(id.text()).bind(entry.seq).bind(entry.group).bind(entry.atMs).bind(entry.kind);
    query.bind(static_cast<qint64>(entry.payloadVersion)).bind(jsonToText(entry.payload));
    return query.run();
}

Result<void> SqlJournalStore::changeWithin(const JournalChange &change)
{
    if (auto done = replaceSetup(change); !done)
        return done;
    qint64 seq = change.expectedNextSeq;
    for (const JournalEntry &entry : change.entries) {
        if (const QString problem = groupProblem(seq, {entry}); !problem.isEmpty())
            return StoreFault::invalid(u"journal "_s + change.id.text(), problem);
        if (auto advanced = advance(change.id, seq, {entry}, change.stateAfter); !advanced)
            return advanced;
        if (auto inserted = insert(change.id, entry); !inserted)
            return inserted;
        ++seq;
    }
    return {};
}

/// Also refuses a journal that has moved on when no entry is added.
Result<void> SqlJournalStore::replaceSetup(const JournalChange &change)
{
    const auto present = summary(change.id);
    if (!present)
        return present.error();
    if (present->entryCount != change.expectedNextSeq - 1)
        return StoreFault::conflict(
            u"journal %1 has %2 entries, %3 came next"_s.arg(change.id.text())
                .arg(present->entryCount)
                .arg(change.expectedNextSeq));
    Query query(m_connection,
                u"UPDATE journal SET setup = ?, state = ? WHERE id = ? AND entry_count = ?"_s);
    query.bind(jsonToText(change.setup.value_or(present->header.setup)));
    query.bind(stateText(change.stateAfter)).bind(change.id.text());
    return changeOne(change.id, query.bind(change.expectedNextSeq - 1));
}

Result<Journal> SqlJournalStore::read(const JournalId &id)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    auto head = summary(id);
    if (!head)
        return head.error();
    auto kept = entries(id);
    if (!kept)
        return kept.error();
    if (static_cast<qint64>(kept->size()) != head->entryCount)
        return StoreFault::damaged(m_connection.location().toString(),
                                   u"journal %1: %2 entries of %3"_s.arg(id.text())
                                       .arg(kept->size())
                                       .arg(head->entryCount));
    return Journal{std::move(head->header), head->state, std::move(*kept)};
}

Result<JournalSummary> SqlJournalStore::summary(const JournalId &id)
{
    Query row(m_connection, headerColumns + u" WHERE id = ?"_s);
    if (auto done = row.bind(id.text()).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    if (!*found)
        return StoreFault::notFound(u"journal "_s + id.text());
    return summaryFrom(row);
}

Result<std::vector<JournalEntry>> SqlJournalStore::entries(const JournalId &id)
{
    Query rows(m_connection,
               u"SELECT seq, group_seq, at_ms, kind, payload_version, payload FROM journal_entry "
               "WHERE journal_id = ? ORDER BY seq"_s);
    if (auto done = rows.bind(id.text()).run(); !done)
        return done.error();
    std::vector<JournalEntry> kept;
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return kept;
        const auto payload = jsonFromText(rows.text(5), u"journal "_s + id.text());
        if (!payload)
            return payload.error();
        kept.push_back({rows.number(0), rows.number(1), rows.number(2), rows.text(3), *payload,
                        static_cast<int>(rows.number(4))});
    }
}

Result<std::vector<JournalSummary>> SqlJournalStore::list()
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query rows(m_connection, headerColumns + u" ORDER BY created_ms DESC, id"_s);
    if (auto done = rows.run(); !done)
        return done.error();
    std::vector<JournalSummary> summaries;
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return summaries;
        auto row = summaryFrom(rows);
        if (!row)
            return row.error();
        summaries.push_back(std::move(*row));
    }
}

Result<void> SqlJournalStore::setState(const JournalId &id, JournalState state)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    Query query(m_connection, u"UPDATE journal SET state = ? WHERE id = ?"_s);
    if (auto done = changeOne(id, query.bind(stateText(state)).bind(id.text())); !done)
        return done.error();
    return transaction->commit();
}

Result<void> SqlJournalStore::rename(const JournalId &id, const QString &title)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    Query query(m_connection, u"UPDATE journal SET title = ? WHERE id = ?"_s);
    if (auto done = changeOne(id, query.bind(title).bind(id.text())); !done)
        return done.error();
    return transaction->commit();
}

Result<void> SqlJournalStore::remove(const JournalId &id)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    Query query(m_connection, u"DELETE FROM journal WHERE id = ?"_s);
    if (auto done = changeOne(id, query.bind(id.text())); !done)
        return done.error();
    return transaction->commit();
}

Result<void> SqlJournalStore::changeOne(const JournalId &id, Query &query)
{
    if (auto done = query.run(); !done)
        return done.error();
    if (query.affected() != 1)
        return StoreFault::notFound(u"journal "_s + id.text());
    return {};
}

} // namespace dugout
