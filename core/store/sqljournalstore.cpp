// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqljournalstore.h"

#include "core/store/journallist.h"
#include "core/store/journalpack.h"
#include "core/store/journalparts.h"
#include "core/store/journalrows.h"
#include "core/store/jsontext.h"
#include "core/store/leadersums.h"
#include "core/store/query.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString entryColumns
    = u"SELECT seq, group_seq, at_ms, kind, payload_version, payload FROM journal_entry "
      "WHERE journal_id = ?"_s;

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
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    if (auto created = createWithin(header); !created)
        return created;
    return transaction->commit();
}

Result<void> SqlJournalStore::createWithin(const JournalHeader &header)
{
    if (header.id.isEmpty() || header.game.isEmpty())
        return StoreFault::invalid(header.id.text(), u"id and game are needed"_s);
    Query query(m_connection,
                u"INSERT INTO journal (id, game, title, created_ms, changed_ms, state, "
                "entry_count, setup, rules_version, rules_fingerprint) "
                "VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?) ON CONFLICT (id) DO NOTHING"_s);
    query.bind(header.id.text()).bind(header.game).bind(header.title);
    query.bind(header.createdMs).bind(header.createdMs);
    query.bind(stateText(JournalState::Running)).bind(jsonToPackedText(header.setup));
    query.bind(static_cast<qint64>(header.rules.version)).bind(header.rules.fingerprint);
    if (auto done = query.run(); !done)
        return done.error();
    if (query.affected() != 1)
        return StoreFault::exists(u"journal "_s + header.id.text());
    return insertTeams(header);
}

Result<void> SqlJournalStore::insertTeams(const JournalHeader &header)
{
    for (qsizetype seat = 0; seat < header.teams.size(); ++seat) {
        Query query(m_connection,
                    u"INSERT INTO journal_team (journal_id, seat, team_id) VALUES (?, ?, ?)"_s);
        query.bind(header.id.text()).bind(static_cast<qint64>(seat)).bind(header.teams[seat]);
        if (auto done = query.run(); !done)
            return done;
    }
    return {};
}

Result<void> SqlJournalStore::append(const JournalId &id, qint64 expectedNextSeq,
                                     const std::vector<JournalEntry> &group,
                                     const JournalProgress &after)
{
    if (const QString problem = groupProblem(expectedNextSeq, group); !problem.isEmpty())
        return StoreFault::invalid(u"journal "_s + id.text(), problem);
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    if (auto advanced = advance(id, expectedNextSeq, group.back(), after); !advanced)
        return advanced.error();
    if (auto added = add(id, group, after.state); !added)
        return added;
    return transaction->commit();
}

/// The first to move the count has the place; on PostgreSQL a second one waits here and then finds
/// the count moved.
Result<void> SqlJournalStore::advance(const JournalId &id, qint64 expectedNextSeq,
                                      const JournalEntry &last, const JournalProgress &after)
{
    Query query(m_connection,
                u"UPDATE journal SET entry_count = ?, changed_ms = ?, state = ?, standing = ? "
                "WHERE id = ? AND entry_count = ?"_s);
    query.bind(last.seq).bind(last.atMs);
    query.bind(stateText(after.state)).bind(standingText(after.standing));
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

/// A game that is finished has all its entries in one row; until then each has its own.
Result<void> SqlJournalStore::add(const JournalId &id, const std::vector<JournalEntry> &added,
                                  JournalState state)
{
    if (state == JournalState::Finished) {
        auto all = entries(id);
        if (!all)
            return all.error();
        all->insert(all->end(), added.begin(), added.end());
        return all->empty() ? Result<void>() : keepPack(m_connection, id, *all);
    }
    for (const JournalEntry &entry : added) {
        if (auto inserted = insert(id, entry); !inserted)
            return inserted;
    }
    return {};
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
        if (const QString problem = groupProblem(seq++, {entry}); !problem.isEmpty())
            return StoreFault::invalid(u"journal "_s + change.id.text(), problem);
    }
    if (!change.entries.empty()) {
        if (auto advanced
            = advance(change.id, change.expectedNextSeq, change.entries.back(), change.after);
            !advanced)
            return advanced;
    }
    if (auto added = add(change.id, change.entries, change.after.state); !added)
        return added;
    for (const JournalPart &part : change.parts) {
        if (auto kept = keepPart(m_connection, change.id, part); !kept)
            return kept;
    }
    return {};
}

Result<std::vector<JournalPart>> SqlJournalStore::parts(const JournalId &id)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::OneQuestion);
    if (!transaction)
        return transaction.error();
    return readParts(m_connection, id);
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
    if (change.setup) {
        Query query(m_connection, u"UPDATE journal SET setup = ? WHERE id = ?"_s);
        if (auto done = changeOne(
                change.id, query.bind(jsonToPackedText(*change.setup)).bind(change.id.text()));
            !done)
            return done;
    }
    Query query(m_connection,
                u"UPDATE journal SET state = ?, standing = ? WHERE id = ? AND entry_count = ?"_s);
    query.bind(stateText(change.after.state)).bind(standingText(change.after.standing));
    query.bind(change.id.text());
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
    auto known = header(id);
    if (!known)
        return known.error();
    auto kept = entries(id);
    if (!kept)
        return kept.error();
    if (static_cast<qint64>(kept->size()) != head->entryCount)
        return StoreFault::damaged(m_connection.location().toString(),
                                   u"journal %1: %2 entries of %3"_s.arg(id.text())
                                       .arg(kept->size())
                                       .arg(head->entryCount));
    return Journal{*std::move(known), std::move(head->stand), std::move(*kept)};
}

Result<JournalSummary> SqlJournalStore::summary(const JournalId &id)
{
    Query row(m_connection, summarySelection() + u" WHERE id = ?"_s);
    if (auto done = row.bind(id.text()).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    if (!*found)
        return StoreFault::notFound(u"journal "_s + id.text());
    return journalSummaryFrom(row);
}

Result<JournalHeader> SqlJournalStore::readHeader(const JournalId &id)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    return header(id);
}

Result<JournalHeader> SqlJournalStore::header(const JournalId &id)
{
    Query row(m_connection,
              u"SELECT id, game, title, created_ms, setup, rules_version, rules_fingerprint "
              "FROM journal WHERE id = ?"_s);
    if (auto done = row.bind(id.text()).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    if (!*found)
        return StoreFault::notFound(u"journal "_s + id.text());
    const auto setup = jsonFromText(row.text(4), u"journal "_s + row.text(0));
    if (!setup)
        return setup.error();
    JournalHeader header{JournalId(row.text(0)),
                         row.text(1),
                         row.name(2),
                         row.number(3),
                         *setup,
                         {},
                         {static_cast<int>(row.number(5)), row.text(6)}};
    auto playing = teams(id);
    if (!playing)
        return playing.error();
    header.teams = *std::move(playing);
    return header;
}

Result<QStringList> SqlJournalStore::teams(const JournalId &id)
{
    Query rows(m_connection,
               u"SELECT team_id FROM journal_team WHERE journal_id = ? ORDER BY seat"_s);
    QStringList found;
    if (auto done = rows.bind(id.text()).each([&](const Query &row) { found.append(row.text(0)); });
        !done)
        return done.error();
    return found;
}

Result<std::vector<JournalEntry>> SqlJournalStore::entriesAfter(const JournalId &id, qint64 after,
                                                                qint64 most)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    auto kept = readPack(m_connection, id);
    if (!kept)
        return kept;
    const auto packed = static_cast<qint64>(kept->size());
    kept->erase(kept->begin(), kept->begin() + std::clamp<qint64>(after, 0, packed));
    const auto missing = most - static_cast<qint64>(kept->size());
    if (missing <= 0) {
        kept->resize(static_cast<size_t>(most));
        return kept;
    }
    Query rows(m_connection, entryColumns + u" AND seq > ? ORDER BY seq LIMIT %1"_s.arg(missing));
    return addRows(id, rows.bind(id.text()).bind(after), *std::move(kept));
}

Result<std::vector<JournalEntry>> SqlJournalStore::entries(const JournalId &id)
{
    auto kept = readPack(m_connection, id);
    if (!kept)
        return kept;
    Query rows(m_connection, entryColumns + u" ORDER BY seq"_s);
    return addRows(id, rows.bind(id.text()), *std::move(kept));
}

Result<std::vector<JournalEntry>> SqlJournalStore::addRows(const JournalId &id, Query &rows,
                                                           std::vector<JournalEntry> kept)
{
    const auto done = rows.each([&](const Query &row) -> Result<void> {
        const auto payload = jsonFromText(row.text(5), u"journal "_s + id.text());
        if (!payload)
            return payload.error();
        kept.push_back({row.number(0), row.number(1), row.number(2), row.text(3), *payload,
                        static_cast<int>(row.number(4))});
        return {};
    });
    if (!done)
        return done.error();
    return kept;
}

Result<std::vector<JournalSummary>> SqlJournalStore::list(const JournalQuery &query)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::OneQuestion);
    if (!transaction)
        return transaction.error();
    return listJournals(m_connection, query);
}

Result<qint64> SqlJournalStore::count(const JournalQuery &query)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::OneQuestion);
    if (!transaction)
        return transaction.error();
    return countJournals(m_connection, query);
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
    if (auto done = removeWithin(id); !done)
        return done;
    return transaction->commit();
}

Result<void> SqlJournalStore::removeWithin(const JournalId &id)
{
    if (auto done = takeFromLeaders(m_connection, id); !done)
        return done;
    Query query(m_connection, u"DELETE FROM journal WHERE id = ?"_s);
    return changeOne(id, query.bind(id.text()));
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
