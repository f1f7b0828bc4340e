// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/documents.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString idOf(const QJsonValue &item)
{
    return item.toObject().value("id"_L1).toString();
}

} // namespace

bool keepsEarlier(const QString &kind)
{
    return kind == u"team"_s;
}

QString growingList(const QString &kind)
{
    return kind == u"team" ? u"formerPlayers"_s : QString();
}

QJsonArray grownList(const QJsonArray &list, const Document &saved)
{
    QJsonArray grown;
    QHash<QString, qsizetype> places;
    const auto add = [&](const QJsonValue &item) {
        const QString id = idOf(item);
        if (const auto place = places.constFind(id); place != places.constEnd()) {
            grown[*place] = item;
            return;
        }
        places.insert(id, grown.size());
        grown.append(item);
    };
    for (const auto &item : list) {
        if (!saved.dropped.contains(idOf(item)))
            add(item);
    }
    for (const auto &item : saved.body.value(growingList(saved.summary.kind)).toArray())
        add(item);
    return grown;
}

Result<Document> DocumentStore::readWithoutList(const QString &kind, const DocumentId &id)
{
    auto document = read(kind, id);
    if (!document)
        return document;
    document->scope = Document::Scope::WithoutList;
    document->body.remove(growingList(kind));
    return document;
}

Result<std::vector<DocumentSummary>> DocumentStore::earlier(const QString & /*kind*/,
                                                            const DocumentId & /*id*/)
{
    return std::vector<DocumentSummary>();
}

Result<Document> DocumentStore::readEarlier(const QString & /*kind*/, const DocumentId &id,
                                            qint64 /*number*/)
{
    return Error{ErrorCode::StoreNotFound, {}, id.text()};
}

} // namespace dugout
