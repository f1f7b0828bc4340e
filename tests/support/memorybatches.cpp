// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorybatches.h"

#include "core/club/games.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

ResultLine lineOf(const ResultRecord &result, const QString &title)
{
    ResultLine line{
        result.id,       result.game,       title,         result.ruleset,  result.league,
        result.occasion, result.finishedMs, result.winner, result.onSheets, {}};
    for (const ResultSide &side : result.sides)
        line.sides.push_back({side.team, side.name, side.coach, side.roster, side.score,
                              side.casualties, side.before, side.after});
    return line;
}

bool isWanted(const ResultRecord &result, const ResultQuery &query)
{
    const bool plays = std::any_of(result.sides.begin(), result.sides.end(),
                                   [&query](const auto &side) { return side.team == query.team; });
    return (query.game.isEmpty() || result.game == query.game) && (query.team.isEmpty() || plays);
}

} // namespace

Result<std::vector<ResultLine>> MemoryResults::list(const ResultQuery &query)
{
    std::vector<ResultLine> lines;
    for (const auto &[id, result] : m_kept) {
        const auto header = m_journals.readHeader(result.id);
        if (header && isWanted(result, query))
            lines.push_back(lineOf(result, header->title));
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const auto &a, const auto &b) { return a.finishedMs < b.finishedMs; });
    return pageOf(lines, query.offset, query.limit);
}

Result<ResultRecord> MemoryResults::read(const JournalId &id)
{
    const auto found = m_kept.find(id.text());
    if (found == m_kept.end() || !m_journals.kept().contains(id.text()))
        return Error{ErrorCode::StoreNotFound, u"There is no such result."_s, {}};
    return found->second;
}

Result<std::vector<JournalId>> MemoryResults::missing()
{
    std::vector<std::pair<qint64, JournalId>> found;
    for (const auto &[id, journal] : m_journals.kept()) {
        const bool isOld = journal.header.rules.version == 0 && !journal.entries.empty();
        if (journal.header.game == matchGame() && isOld && !m_kept.contains(id)
            && !m_lookedAt.contains(id))
            found.emplace_back(journal.header.createdMs, journal.header.id);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<JournalId> ids;
    for (const auto &[createdMs, id] : found)
        ids.push_back(id);
    return ids;
}

MemoryBatches::MemoryBatches(MemoryJournals &journals, MemoryDocuments &documents,
                             MemoryResults &results)
    : m_journals(journals)
    , m_documents(documents)
    , m_results(results)
{ }

Result<void> MemoryBatches::keepJournals(const StoreBatch &batch)
{
    for (const JournalHeader &header : batch.started) {
        if (auto done = m_journals.create(header); !done)
            return done;
    }
    for (const JournalChange &change : batch.journals) {
        if (auto done = m_journals.change(change); !done)
            return done;
    }
    return {};
}

Result<std::vector<DocumentSummary>> MemoryBatches::keep(const StoreBatch &batch)
{
    const MemoryJournals::Kept before = m_journals.kept();
    const MemoryDocuments::Kept documents = m_documents.kept();
    auto done = takeAway(batch);
    if (done)
        done = keepJournals(batch);
    auto saved = done ? m_documents.save(batch.documents)
                      : Result<std::vector<DocumentSummary>>(done.error());
    if (!saved) {
        m_journals.restore(before);
        m_documents.restore(documents);
        return saved;
    }
    for (const ResultRecord &result : batch.results)
        m_results.put(result);
    for (const JournalId &id : batch.withdrawn)
        m_results.withdraw(id);
    for (const JournalId &id : batch.lookedAt)
        m_results.settle(id);
    return saved;
}

Result<void> MemoryBatches::takeAway(const StoreBatch &batch)
{
    for (const DocumentSummary &each : batch.removed) {
        const auto now = m_documents.read(each.kind, each.id);
        if (!now)
            return now.error();
        if (now->summary.revision != each.revision)
            return Error{ErrorCode::StoreConflict, u"Somebody else saved in between."_s, {}};
        if (auto done = m_documents.remove(each); !done)
            return done;
    }
    for (const JournalId &each : batch.discarded) {
        if (auto done = m_journals.remove(each); !done)
            return done;
    }
    for (const DocumentSummary &each : batch.forgotten)
        m_documents.forget(each);
    return {};
}

Result<void> MemoryBatches::inOnePiece(const std::function<Result<void>()> &work)
{
    const MemoryJournals::Kept journals = m_journals.kept();
    const MemoryDocuments::Kept documents = m_documents.kept();
    const MemoryResults::Kept results = m_results.kept();
    auto done = work();
    if (!done) {
        m_journals.restore(journals);
        m_documents.restore(documents);
        m_results.restore(results);
    }
    return done;
}

} // namespace dugout
