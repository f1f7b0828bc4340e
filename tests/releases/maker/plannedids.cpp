// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/plannedids.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

PlannedIds::PlannedIds(const ClubStores &stores)
    : m_journals(*this, stores.journals)
    , m_batches(*this, stores.batches)
    , m_stores{m_journals,     stores.documents, m_batches,
               stores.results, stores.library,   stores.clock}
{ }

QString PlannedIds::next()
{
    const QUuid house(u"{6b1f0c4e-0d0e-4b5e-9a51-2d8a9f1c7e00}"_s);
    return QUuid::createUuidV5(house, QString::number(++m_told)).toString(QUuid::WithoutBraces);
}

JournalHeader PlannedIds::planned(JournalHeader header)
{
    m_lastStarted = JournalId(next());
    header.id = m_lastStarted;
    return header;
}

Result<void> PlannedIds::Journals::create(const JournalHeader &header)
{
    return m_store.create(m_ids.planned(header));
}

Result<void> PlannedIds::Journals::append(const JournalId &id, qint64 expectedNextSeq,
                                          const std::vector<JournalEntry> &group,
                                          const JournalProgress &after)
{
    return m_store.append(id, expectedNextSeq, group, after);
}

Result<void> PlannedIds::Journals::rename(const JournalId &id, const QString &title)
{
    return m_store.rename(id, title);
}

Result<Journal> PlannedIds::Journals::read(const JournalId &id)
{
    return m_store.read(id);
}

Result<JournalHeader> PlannedIds::Journals::readHeader(const JournalId &id)
{
    return m_store.readHeader(id);
}

Result<std::vector<JournalSummary>> PlannedIds::Journals::list(const JournalQuery &query)
{
    return m_store.list(query);
}

Result<qint64> PlannedIds::Journals::count(const JournalQuery &query)
{
    return m_store.count(query);
}

Result<void> PlannedIds::Journals::remove(const JournalId &id)
{
    return m_store.remove(id);
}

Result<std::vector<DocumentSummary>> PlannedIds::Batches::keep(const StoreBatch &batch)
{
    StoreBatch planned = batch;
    for (JournalHeader &header : planned.started)
        header = m_ids.planned(std::move(header));
    return m_store.keep(planned);
}

} // namespace dugout
