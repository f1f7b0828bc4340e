// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorydocuments.h"

#include "tests/support/memoryjournals.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

Result<std::vector<DocumentSummary>> MemoryDocuments::list(const DocumentQuery &query)
{
    std::vector<DocumentSummary> found;
    for (const auto &[key, document] : m_kept.now) {
        const bool isNamed = query.names.isEmpty() || query.names.contains(document.summary.name);
        if (key.first == query.kind && isNamed)
            found.push_back(document.summary);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.modifiedMs > b.modifiedMs; });
    return pageOf(found, query.offset, query.limit);
}

Result<Document> MemoryDocuments::read(const QString &kind, const DocumentId &id)
{
    const auto found = m_kept.now.find({kind, id.text()});
    if (found == m_kept.now.end())
        return Error{ErrorCode::StoreNotFound, u"There is no such document."_s, {}};
    return found->second;
}

Result<std::vector<DocumentSummary>> MemoryDocuments::save(const std::vector<Document> &documents)
{
    if (m_fails)
        return Error{ErrorCode::StoreDiskFull, u"The disk is full."_s, {}};
    Kept all = m_kept;
    std::map<Key, Document> &after = all.now;
    std::vector<DocumentSummary> saved;
    for (const Document &document : documents) {
        const Key key{document.summary.kind, document.summary.id.text()};
        const auto before = after.find(key);
        const qint64 revision = before == after.end() ? 0 : before->second.summary.revision;
        if (revision != document.summary.revision)
            return Error{ErrorCode::StoreConflict, u"Somebody else saved in between."_s, {}};
        Document kept = document;
        ++kept.summary.revision;
        if (kept.scope == Document::Scope::WithoutList) {
            const QString list = growingList(kept.summary.kind);
            const QJsonArray grown = grownList(
                before == after.end() ? QJsonArray() : before->second.body.value(list).toArray(),
                document);
            kept.body.remove(list);
            if (!grown.isEmpty())
                kept.body.insert(list, grown);
            kept.scope = Document::Scope::Whole;
            kept.dropped.clear();
        }
        if (before != after.end() && keepsEarlier(key.first) && !document.goesOn) {
            Document past = before->second;
            past.body.remove(growingList(key.first));
            past.scope = Document::Scope::WithoutList;
            std::vector<Document> &list = all.past[key];
            past.summary.revision = static_cast<qint64>(list.size()) + 1;
            list.push_back(std::move(past));
        }
        after[key] = kept;
        saved.push_back(kept.summary);
    }
    m_kept = std::move(all);
    return saved;
}

Result<void> MemoryDocuments::remove(const DocumentSummary &summary)
{
    if (m_kept.now.erase({summary.kind, summary.id.text()}) == 0)
        return Error{ErrorCode::StoreNotFound, u"There is no such document."_s, {}};
    return {};
}

Result<std::vector<DocumentSummary>> MemoryDocuments::earlier(const QString &kind,
                                                              const DocumentId &id)
{
    std::vector<DocumentSummary> found;
    if (const auto past = m_kept.past.find({kind, id.text()}); past != m_kept.past.end()) {
        for (auto each = past->second.rbegin(); each != past->second.rend(); ++each)
            found.push_back(each->summary);
    }
    return found;
}

Result<Document> MemoryDocuments::readEarlier(const QString &kind, const DocumentId &id,
                                              qint64 number)
{
    const auto past = m_kept.past.find({kind, id.text()});
    for (const Document &each :
         past == m_kept.past.end() ? std::vector<Document>{} : past->second) {
        if (each.summary.revision == number)
            return each;
    }
    return Error{ErrorCode::StoreNotFound, u"There is no such document."_s, {}};
}

} // namespace dugout
