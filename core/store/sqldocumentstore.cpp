// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqldocumentstore.h"

#include "core/store/documentitems.h"
#include "core/store/jsontext.h"
#include "core/store/query.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString nameOf(const QString &kind, const DocumentId &id)
{
    return kind + u'/' + id.text();
}

QString nameOf(const DocumentSummary &summary)
{
    return nameOf(summary.kind, summary.id);
}

/// Columns: id, name, revision, modified_ms.
DocumentSummary summaryFrom(const QString &kind, const Query &row)
{
    return {kind, DocumentId(row.text(0)), row.name(1), row.number(2), row.number(3)};
}

/// A team is edited again and again and there is one of each; notes beside matches only ever become
/// more.
QString bodyText(const Document &document)
{
    return growingList(document.summary.kind).isEmpty() ? jsonToPackedText(document.body)
                                                        : jsonToText(document.body);
}

QString namesText(const DocumentQuery &query)
{
    const QStringList places(query.names.size(), u"?"_s);
    return places.isEmpty() ? QString() : u" AND name IN (%1)"_s.arg(places.join(u", "_s));
}

QString pageText(const DocumentQuery &query)
{
    if (query.limit == DocumentQuery::all && query.offset == 0)
        return {};
    const qint64 limit
        = query.limit == DocumentQuery::all ? std::numeric_limits<qint64>::max() : query.limit;
    return u" LIMIT %1 OFFSET %2"_s.arg(limit).arg(query.offset);
}

} // namespace

SqlDocumentStore::SqlDocumentStore(Connection &connection)
    : m_connection(connection)
{ }

Result<std::vector<DocumentSummary>> SqlDocumentStore::list(const DocumentQuery &query)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::OneQuestion);
    if (!transaction)
        return transaction.error();
    Query rows(m_connection,
               u"SELECT id, name, revision, modified_ms FROM document WHERE kind = ?"_s
                   + namesText(query) + u" ORDER BY modified_ms DESC, id"_s + pageText(query));
    rows.bind(query.kind);
    for (const QString &name : query.names)
        rows.bind(name);
    return rows.all([&query](const Query &row) { return summaryFrom(query.kind, row); });
}

Result<Document> SqlDocumentStore::read(const QString &kind, const DocumentId &id)
{
    const bool grows = !growingList(kind).isEmpty();
    auto transaction = Transaction::begin(
        m_connection, grows ? Transaction::Kind::Reading : Transaction::Kind::OneQuestion);
    if (!transaction)
        return transaction.error();
    auto document = readBody(kind, id);
    // What an earlier release kept has its list in the body, and nothing beside it.
    if (!document || !grows || document->body.contains(growingList(kind)))
        return document;
    auto items = readItems(m_connection, kind, id);
    if (!items)
        return items.error();
    if (!items->isEmpty())
        document->body.insert(growingList(kind), *std::move(items));
    return document;
}

Result<Document> SqlDocumentStore::readWithoutList(const QString &kind, const DocumentId &id)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::OneQuestion);
    if (!transaction)
        return transaction.error();
    auto document = readBody(kind, id);
    if (!document)
        return document;
    document->body.remove(growingList(kind));
    document->scope = Document::Scope::WithoutList;
    return document;
}

Result<Document> SqlDocumentStore::readBody(const QString &kind, const DocumentId &id)
{
    Query row(m_connection,
              u"SELECT id, name, revision, modified_ms, body FROM document "
              "WHERE kind = ? AND id = ?"_s);
    if (auto done = row.bind(kind).bind(id.text()).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    if (!*found)
        return StoreFault::notFound(nameOf(kind, id));
    auto body = jsonFromText(row.text(4), nameOf(kind, id));
    if (!body)
        return body.error();
    return Document{summaryFrom(kind, row), *body};
}

Result<std::vector<DocumentSummary>> SqlDocumentStore::save(const std::vector<Document> &documents)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    std::vector<DocumentSummary> summaries;
    for (const Document &document : documents) {
        const auto saved = saveWithin(document);
        if (!saved)
            return saved.error();
        summaries.push_back(*saved);
    }
    if (auto kept = transaction->commit(); !kept)
        return kept.error();
    return summaries;
}

Result<DocumentSummary> SqlDocumentStore::saveWithin(const Document &document)
{
    const DocumentSummary &summary = document.summary;
    if (summary.kind.isEmpty() || summary.id.isEmpty())
        return StoreFault::invalid(nameOf(summary), u"kind and id are needed"_s);
    auto done = growingList(summary.kind).isEmpty() ? saveBody(document) : saveWithList(document);
    if (!done)
        return done.error();
    DocumentSummary kept = summary;
    ++kept.revision;
    return kept;
}

Result<void> SqlDocumentStore::saveBody(const Document &document)
{
    if (document.summary.revision == 0)
        return insert(document);
    if (keepsEarlier(document.summary.kind) && !document.goesOn) {
        if (auto kept = keepPast(document); !kept)
            return kept;
    }
    return update(document);
}

/// What is there now, unless it says the same as what takes its place. Harmless where the save is
/// refused: it all goes back then.
Result<void> SqlDocumentStore::keepPast(const Document &next)
{
    const DocumentSummary &summary = next.summary;
    auto now = readBody(summary.kind, summary.id);
    if (!now)
        return now.error();
    now->body.remove(growingList(summary.kind)); // an earlier release kept it there
    if (now->body == next.body)
        return {};
    Query query(m_connection,
                u"INSERT INTO document_past (kind, document_id, place, name, modified_ms, body) "
                "SELECT ?, ?, coalesce(max(place), 0) + 1, ?, ?, ? FROM document_past "
                "WHERE kind = ? AND document_id = ?"_s);
    query.bind(summary.kind).bind(summary.id.text()).bind(now->summary.name);
    query.bind(now->summary.modifiedMs).bind(jsonToPackedText(now->body));
    return query.bind(summary.kind).bind(summary.id.text()).run();
}

Result<std::vector<DocumentSummary>> SqlDocumentStore::earlier(const QString &kind,
                                                               const DocumentId &id)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::OneQuestion);
    if (!transaction)
        return transaction.error();
    Query rows(m_connection,
               u"SELECT document_id, name, place, modified_ms FROM document_past "
               "WHERE kind = ? AND document_id = ? ORDER BY place DESC"_s);
    return rows.bind(kind).bind(id.text()).all(
        [&kind](const Query &row) { return summaryFrom(kind, row); });
}

Result<Document> SqlDocumentStore::readEarlier(const QString &kind, const DocumentId &id,
                                               qint64 number)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::OneQuestion);
    if (!transaction)
        return transaction.error();
    Query row(m_connection,
              u"SELECT document_id, name, place, modified_ms, body FROM document_past "
              "WHERE kind = ? AND document_id = ? AND place = ?"_s);
    if (auto done = row.bind(kind).bind(id.text()).bind(number).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    if (!*found)
        return StoreFault::notFound(nameOf(kind, id));
    auto body = jsonFromText(row.text(4), nameOf(kind, id));
    if (!body)
        return body.error();
    return Document{summaryFrom(kind, row), *body, Document::Scope::WithoutList};
}

Result<void> SqlDocumentStore::saveWithList(const Document &document)
{
    const DocumentSummary &summary = document.summary;
    const QString list = growingList(summary.kind);
    if (document.scope == Document::Scope::WithoutList && summary.revision > 0) {
        if (auto moved = moveOldList(summary); !moved)
            return moved;
    }
    Document apart = document;
    apart.body.remove(list);
    if (auto saved = saveBody(apart); !saved)
        return saved;
    return document.scope == Document::Scope::WithoutList
        ? growItems(m_connection, document)
        : replaceItems(m_connection, summary, document.body.value(list).toArray());
}

/// Saving the rest would overwrite a list that still stands in the body. Harmless where the save is
/// refused: it all goes back then.
Result<void> SqlDocumentStore::moveOldList(const DocumentSummary &summary)
{
    const QString list = growingList(summary.kind);
    const auto kept = readBody(summary.kind, summary.id);
    if (!kept)
        return kept.error();
    if (!kept->body.contains(list))
        return {};
    return replaceItems(m_connection, summary, kept->body.value(list).toArray());
}

Result<void> SqlDocumentStore::insert(const Document &document)
{
    const DocumentSummary &summary = document.summary;
    Query query(m_connection,
                u"INSERT INTO document (kind, id, name, revision, modified_ms, body) "
                "VALUES (?, ?, ?, 1, ?, ?) ON CONFLICT (kind, id) DO NOTHING"_s);
    query.bind(summary.kind).bind(summary.id.text()).bind(summary.name);
    query.bind(summary.modifiedMs).bind(bodyText(document));
    if (auto done = query.run(); !done)
        return done.error();
    if (query.affected() != 1)
        return StoreFault::exists(nameOf(summary));
    return {};
}

Result<void> SqlDocumentStore::update(const Document &document)
{
    const DocumentSummary &summary = document.summary;
    Query query(m_connection,
                u"UPDATE document SET name = ?, revision = revision + 1, modified_ms = ?, body = ? "
                "WHERE kind = ? AND id = ? AND revision = ?"_s);
    query.bind(summary.name).bind(summary.modifiedMs).bind(bodyText(document));
    query.bind(summary.kind).bind(summary.id.text()).bind(summary.revision);
    if (auto done = query.run(); !done)
        return done.error();
    if (query.affected() != 1)
        return refusal(summary);
    return {};
}

Result<void> SqlDocumentStore::remove(const DocumentSummary &summary)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    if (auto done = removeWithin(summary); !done)
        return done;
    return transaction->commit();
}

Result<void> SqlDocumentStore::removeWithin(const DocumentSummary &summary)
{
    Query query(m_connection, u"DELETE FROM document WHERE kind = ? AND id = ? AND revision = ?"_s);
    query.bind(summary.kind).bind(summary.id.text()).bind(summary.revision);
    if (auto done = query.run(); !done)
        return done.error();
    if (query.affected() != 1)
        return refusal(summary);
    return {};
}

Result<void> SqlDocumentStore::forgetWithin(const DocumentSummary &summary)
{
    Query query(m_connection, u"DELETE FROM document_past WHERE kind = ? AND document_id = ?"_s);
    return query.bind(summary.kind).bind(summary.id.text()).run();
}

Error SqlDocumentStore::refusal(const DocumentSummary &summary)
{
    Query query(m_connection, u"SELECT revision FROM document WHERE kind = ? AND id = ?"_s);
    if (auto done = query.bind(summary.kind).bind(summary.id.text()).run(); !done)
        return done.error();
    const auto found = query.next();
    if (!found)
        return found.error();
    return *found ? StoreFault::conflict(nameOf(summary)) : StoreFault::notFound(nameOf(summary));
}

} // namespace dugout
