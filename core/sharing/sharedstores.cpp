// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedstores.h"

#include "core/club/teamdocuments.h"
#include "core/match/report/sentboard.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

#include <algorithm>

namespace dugout {

SharedJournals::SharedJournals(JournalStore &journals, DocumentStore &documents,
                               SharedBatches &batches)
    : m_journals(journals)
    , m_documents(documents)
    , m_batches(batches)
{ }

Result<bool> SharedJournals::isShared(const JournalId &id) const
{
    const auto note = readNote(m_documents, LeagueId(id.text()));
    if (!note)
        return note.error();
    return note->has_value();
}

Result<void> SharedJournals::mayPlay(const JournalId &id)
{
    if (id == m_played)
        return {};
    const auto header = m_journals.readHeader(id);
    if (!header)
        return header.error();
    const LeagueId league = playedFor(*header).league;
    const auto note = league.isEmpty() ? Result<std::optional<SharedNote>>(std::nullopt)
                                       : readNote(m_documents, league);
    if (!note)
        return note.error();
    if (*note && !isHis(**note, header->teams))
        return SharingWords::notAtThisTable();
    if (*note) {
        const auto journal = m_journals.read(id);
        if (!journal)
            return journal.error();
        if (hasBoard(journal->stand.standing))
            return SharingWords::playedElsewhere();
    }
    m_played = id;
    m_isFollowed = note->has_value();
    return {};
}

Result<void> SharedJournals::create(const JournalHeader &header)
{
    return m_journals.create(header);
}

Result<void> SharedJournals::append(const JournalId &id, qint64 expectedNextSeq,
                                    const std::vector<JournalEntry> &group,
                                    const JournalProgress &after)
{
    const auto shared = isShared(id);
    if (!shared)
        return shared.error();
    if (!*shared) {
        if (auto may = mayPlay(id); !may)
            return may;
        auto kept = m_journals.append(id, expectedNextSeq, group, after);
        if (kept && m_isFollowed)
            m_batches.tellOfPlay();
        return kept;
    }
    StoreBatch batch;
    batch.journals.push_back({id, expectedNextSeq, group, std::nullopt, after});
    const auto kept = m_batches.keep(batch);
    return kept ? Result<void>() : kept.error();
}

Result<void> SharedJournals::rename(const JournalId &id, const QString &title)
{
    return m_journals.rename(id, title);
}

Result<Journal> SharedJournals::read(const JournalId &id)
{
    return m_journals.read(id);
}

Result<JournalHeader> SharedJournals::readHeader(const JournalId &id)
{
    return m_journals.readHeader(id);
}

Result<std::vector<JournalSummary>> SharedJournals::list(const JournalQuery &query)
{
    return m_journals.list(query);
}

Result<qint64> SharedJournals::count(const JournalQuery &query)
{
    return m_journals.count(query);
}

Result<std::vector<JournalEntry>> SharedJournals::entriesAfter(const JournalId &id, qint64 after,
                                                               qint64 most)
{
    return m_journals.entriesAfter(id, after, most);
}

Result<std::vector<JournalPart>> SharedJournals::parts(const JournalId &id)
{
    return m_journals.parts(id);
}

Result<void> SharedJournals::remove(const JournalId &id)
{
    const auto shared = isShared(id);
    if (!shared)
        return shared.error();
    if (!*shared)
        return m_journals.remove(id);
    const auto header = m_journals.readHeader(id);
    return SharingWords::onlyRead(header ? header->title : id.text());
}

SharedDocuments::SharedDocuments(DocumentStore &documents, SharedBatches &batches)
    : m_documents(documents)
    , m_batches(batches)
{ }

Result<std::vector<DocumentSummary>> SharedDocuments::list(const DocumentQuery &query)
{
    return m_documents.list(query);
}

Result<Document> SharedDocuments::read(const QString &kind, const DocumentId &id)
{
    return m_documents.read(kind, id);
}

Result<Document> SharedDocuments::readWithoutList(const QString &kind, const DocumentId &id)
{
    return m_documents.readWithoutList(kind, id);
}

Result<std::vector<DocumentSummary>> SharedDocuments::save(const std::vector<Document> &documents)
{
    const bool hasTeam = std::any_of(documents.begin(), documents.end(), [](const Document &each) {
        return each.summary.kind == teamKind();
    });
    if (!hasTeam)
        return m_documents.save(documents);
    StoreBatch batch;
    batch.documents = documents;
    return m_batches.keep(batch);
}

Result<void> SharedDocuments::remove(const DocumentSummary &summary)
{
    return m_documents.remove(summary);
}

Result<std::vector<DocumentSummary>> SharedDocuments::earlier(const QString &kind,
                                                              const DocumentId &id)
{
    return m_documents.earlier(kind, id);
}

Result<Document> SharedDocuments::readEarlier(const QString &kind, const DocumentId &id,
                                              qint64 number)
{
    return m_documents.readEarlier(kind, id, number);
}

} // namespace dugout
