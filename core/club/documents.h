// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"
#include "core/text/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <vector>

namespace dugout {

using DocumentId = Id<struct DocumentTag>;

/// One row of a list of documents: everything but the contents.
struct DocumentSummary
{
    QString kind; ///< "team", "league", "collection"…
    DocumentId id;
    QString name;
    qint64 revision = 0; ///< 0 for one that was never kept, then 1, 2, 3…
    qint64 modifiedMs = 0; ///< milliseconds since 1970, UTC; set by the caller that saves

    bool operator==(const DocumentSummary &) const = default;
};

/// A team, a league or anything else that is edited as a whole and kept as one JSON object.
///
/// A list in it that only ever becomes longer (see growingList) is kept in rows of its own, so that
/// neither reading nor saving the rest costs more with every item.
struct Document
{
    enum class Scope {
        Whole, ///< the growing list is all of it
        WithoutList, ///< as readWithoutList answers: what stands in the list is added to it
    };

    DocumentSummary summary;
    QJsonObject body;
    Scope scope = Scope::Whole;
    QStringList dropped{}; ///< ids of items that leave the list; only for a save WithoutList
    /// What it takes the place of was a step of the same sitting and is no earlier version.
    bool goesOn = false;

    bool operator==(const Document &) const = default;
};

/// Whether documents of a kind can be gone back to as they were before they were saved over.
[[nodiscard]] bool keepsEarlier(const QString &kind);

/// The key of the list that grows in documents of a kind: its items are objects that each have an
/// "id" of their own. Empty where there is none.
[[nodiscard]] QString growingList(const QString &kind);
/// What such a list holds once a document was saved WithoutList: items that are dropped go, an item
/// whose id is there takes its place, any other comes last.
[[nodiscard]] QJsonArray grownList(const QJsonArray &list, const Document &saved);

/// Which documents a list wants to see.
struct DocumentQuery
{
    static constexpr qint64 all = -1;

    QString kind;
    QStringList names{}; ///< only those of these names; empty for any name
    qint64 offset = 0;
    qint64 limit = all;
};

/// Where documents are kept. Errors that a caller may want to tell apart have the codes
/// "store.not-found", "store.exists", "store.conflict" (somebody else saved in between: nothing
/// was overwritten), "store.invalid" and "store.away".
class DocumentStore
{
public:
    DocumentStore() = default;
    DocumentStore(const DocumentStore &) = delete;
    DocumentStore &operator=(const DocumentStore &) = delete;
    virtual ~DocumentStore() = default;

    /// The one changed last first.
    [[nodiscard]] virtual Result<std::vector<DocumentSummary>> list(const DocumentQuery &query) = 0;
    [[nodiscard]] virtual Result<Document> read(const QString &kind, const DocumentId &id) = 0;
    /// The same without its growing list, at a cost that does not grow with it.
    [[nodiscard]] virtual Result<Document> readWithoutList(const QString &kind,
                                                           const DocumentId &id);

    /// Keeps all of them or none. A document with revision 0 is new and its id must be free; any
    /// other must carry the revision that was read. Answers the summaries with their new revision.
    virtual Result<std::vector<DocumentSummary>> save(const std::vector<Document> &documents) = 0;

    /// Only the revision that was read is removed.
    virtual Result<void> remove(const DocumentSummary &summary) = 0;

    /// What a document was before it was saved over, without its growing list, the newest first.
    /// The number of each stands for its revision. They outlive the document (see
    /// StoreBatch::forgotten). A store may keep no such things.
    [[nodiscard]] virtual Result<std::vector<DocumentSummary>> earlier(const QString &kind,
                                                                       const DocumentId &id);
    [[nodiscard]] virtual Result<Document> readEarlier(const QString &kind, const DocumentId &id,
                                                       qint64 number);
};

} // namespace dugout
