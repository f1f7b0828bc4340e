// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/collectiondocuments.h"

#include "core/exchange/collectionfile.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString collectionKind()
{
    return u"collection"_s;
}

/// There is one for each data folder.
DocumentId ownCollectionId()
{
    return DocumentId(u"own"_s);
}

} // namespace

Result<StoredCollection> loadCollection(DocumentStore &documents)
{
    const auto document = documents.read(collectionKind(), ownCollectionId());
    if (!document)
        return document.error().code == ErrorCode::StoreNotFound
            ? Result<StoredCollection>(StoredCollection{})
            : Result<StoredCollection>(document.error());
    auto own = CollectionFile::read(document->body);
    if (!own)
        return own.error();
    return StoredCollection{*std::move(own), document->summary};
}

Result<DocumentSummary> saveCollection(DocumentStore &documents, const StoredCollection &kept,
                                       qint64 nowMs)
{
    Document document;
    document.summary = kept.summary;
    document.summary.kind = collectionKind();
    document.summary.id = ownCollectionId();
    document.summary.name = ownCollectionId().text();
    document.summary.modifiedMs = nowMs;
    document.body = CollectionFile::write(kept.own);
    const auto saved = documents.save({document});
    if (!saved)
        return saved.error();
    return saved->front();
}

} // namespace dugout
