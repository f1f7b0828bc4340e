// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/documentitems.h"

#include "core/store/jsontext.h"
#include "core/store/query.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString idOf(const QJsonObject &item)
{
    return item.value("id"_L1).toString();
}

Query &bindTo(Query &query, const QString &kind, const DocumentId &id)
{
    return query.bind(kind).bind(id.text());
}

Result<void> insertItem(Connection &connection, const DocumentSummary &document, qint64 place,
                        const QJsonObject &item)
{
    Query query(connection,
                u"INSERT INTO document_item (kind, document_id, place, item_id, body) "
                "VALUES (?, ?, ?, ?, ?)"_s);
    bindTo(query, document.kind, document.id).bind(place);
    return query.bind(idOf(item)).bind(jsonToText(item)).run();
}

/// The next one comes after it.
Result<qint64> lastPlace(Connection &connection, const DocumentSummary &document)
{
    Query row(connection,
              u"SELECT coalesce(max(place), 0) FROM document_item "
              "WHERE kind = ? AND document_id = ?"_s);
    if (auto done = bindTo(row, document.kind, document.id).run(); !done)
        return done.error();
    if (const auto found = row.next(); !found)
        return found.error();
    return row.number(0);
}

struct KeptItem
{
    qint64 place = 0;
    QString body;
};

Result<std::vector<KeptItem>> keptItems(Connection &connection, const QString &kind,
                                        const DocumentId &id)
{
    Query rows(connection,
               u"SELECT place, body FROM document_item WHERE kind = ? AND document_id = ? "
               "ORDER BY place"_s);
    return bindTo(rows, kind, id).all([](const Query &row) {
        return KeptItem{row.number(0), row.text(1)};
    });
}

Result<void> dropItem(Connection &connection, const DocumentSummary &document, const QString &item)
{
    Query query(connection,
                u"DELETE FROM document_item WHERE kind = ? AND document_id = ? AND item_id = ?"_s);
    return bindTo(query, document.kind, document.id).bind(item).run();
}

/// False where there is none of its id.
Result<bool> changeItem(Connection &connection, const DocumentSummary &document,
                        const QJsonObject &item)
{
    Query query(connection,
                u"UPDATE document_item SET body = ? "
                "WHERE kind = ? AND document_id = ? AND item_id = ?"_s);
    query.bind(jsonToText(item));
    if (auto done = bindTo(query, document.kind, document.id).bind(idOf(item)).run(); !done)
        return done.error();
    return query.affected() > 0;
}

} // namespace

Result<QJsonArray> readItems(Connection &connection, const QString &kind, const DocumentId &id)
{
    const auto kept = keptItems(connection, kind, id);
    if (!kept)
        return kept.error();
    QJsonArray items;
    for (const KeptItem &each : *kept) {
        auto item = jsonFromText(each.body, kind + u'/' + id.text());
        if (!item)
            return item.error();
        items.append(*std::move(item));
    }
    return items;
}

Result<void> replaceItems(Connection &connection, const DocumentSummary &document,
                          const QJsonArray &items)
{
    const auto kept = keptItems(connection, document.kind, document.id);
    if (!kept)
        return kept.error();
    qsizetype same = 0;
    const auto count = static_cast<qsizetype>(kept->size());
    while (same < count && same < items.size()
           && (*kept)[static_cast<size_t>(same)].body == jsonToText(items[same].toObject()))
        ++same;
    qint64 place = same == 0 ? 0 : (*kept)[static_cast<size_t>(same) - 1].place;
    if (same < count) {
        Query gone(connection,
                   u"DELETE FROM document_item WHERE kind = ? AND document_id = ? AND place > ?"_s);
        if (auto done = bindTo(gone, document.kind, document.id).bind(place).run(); !done)
            return done;
    }
    for (qsizetype i = same; i < items.size(); ++i) {
        if (auto done = insertItem(connection, document, ++place, items[i].toObject()); !done)
            return done;
    }
    return {};
}

Result<void> growItems(Connection &connection, const Document &saved)
{
    const DocumentSummary &document = saved.summary;
    for (const QString &each : saved.dropped) {
        if (auto done = dropItem(connection, document, each); !done)
            return done;
    }
    for (const auto &each : saved.body.value(growingList(document.kind)).toArray()) {
        const QJsonObject item = each.toObject();
        const auto changed = changeItem(connection, document, item);
        if (!changed)
            return changed.error();
        if (*changed)
            continue;
        const auto last = lastPlace(connection, document);
        if (!last)
            return last.error();
        if (auto done = insertItem(connection, document, *last + 1, item); !done)
            return done;
    }
    return {};
}

} // namespace dugout
