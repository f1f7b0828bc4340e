// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memoryjournals.h"

#include "core/text/searchfold.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

JournalSummary summaryOf(const Journal &journal)
{
    const JournalHeader &header = journal.header;
    const qint64 changed = journal.entries.empty() ? header.createdMs : journal.entries.back().atMs;
    return {header.id,        header.game, header.title,
            header.createdMs, changed,     static_cast<qint64>(journal.entries.size()),
            journal.stand};
}

bool isWanted(const Journal &journal, const JournalQuery &query)
{
    const JournalHeader &header = journal.header;
    return (query.game.isEmpty() || header.game == query.game)
        && (!query.state || journal.stand.state == *query.state)
        && foldForSearch(header.title).contains(foldForSearch(query.text))
        && (query.team.isEmpty() || header.teams.contains(query.team))
        && (!query.createdAfterMs || header.createdMs > *query.createdAfterMs);
}

bool isBefore(const JournalSummary &a, const JournalSummary &b, JournalQuery::Order order)
{
    if (order == JournalQuery::Order::OldestFirst)
        return a.createdMs < b.createdMs;
    if (order == JournalQuery::Order::NewestFirst)
        return a.createdMs > b.createdMs;
    const bool over = a.stand.state == JournalState::Finished;
    const bool otherOver = b.stand.state == JournalState::Finished;
    return over != otherOver ? otherOver : a.changedMs > b.changedMs;
}

} // namespace

Result<Journal *> MemoryJournals::find(const JournalId &id)
{
    const auto found = m_kept.find(id.text());
    if (found == m_kept.end())
        return Error{ErrorCode::StoreNotFound, u"There is no such game."_s, {}};
    return &found->second;
}

Result<void> MemoryJournals::create(const JournalHeader &header)
{
    if (m_fails)
        return Error{ErrorCode::StoreDiskFull, u"The disk is full."_s, {}};
    if (!m_kept.try_emplace(header.id.text(), Journal{header, {}, {}}).second)
        return Error{ErrorCode::StoreExists, u"There is such a game already."_s, {}};
    return {};
}

Result<void> MemoryJournals::append(const JournalId &id, qint64 expectedNextSeq,
                                    const std::vector<JournalEntry> &group,
                                    const JournalProgress &after)
{
    return change({id, expectedNextSeq, group, std::nullopt, after});
}

Result<void> MemoryJournals::change(const JournalChange &change)
{
    if (m_fails)
        return Error{ErrorCode::StoreDiskFull, u"The disk is full."_s, {}};
    const auto journal = find(change.id);
    if (!journal)
        return journal.error();
    std::vector<JournalEntry> &entries = (*journal)->entries;
    if (change.expectedNextSeq != static_cast<qint64>(entries.size()) + 1)
        return Error{ErrorCode::StoreConflict, u"Somebody else went on with this game."_s, {}};
    entries.insert(entries.end(), change.entries.begin(), change.entries.end());
    if (change.setup)
        (*journal)->header.setup = *change.setup;
    (*journal)->stand = change.after;
    for (const JournalPart &part : change.parts) {
        std::vector<JournalPart> &parts = m_parts[change.id.text()];
        std::erase_if(parts, [&part](const JournalPart &old) { return old.name == part.name; });
        parts.push_back(part);
    }
    return {};
}

Result<std::vector<JournalPart>> MemoryJournals::parts(const JournalId &id)
{
    const auto found = m_parts.find(id.text());
    return found == m_parts.end() ? std::vector<JournalPart>() : found->second;
}

Result<void> MemoryJournals::rename(const JournalId &id, const QString &title)
{
    const auto journal = find(id);
    if (!journal)
        return journal.error();
    (*journal)->header.title = title;
    return {};
}

Result<Journal> MemoryJournals::read(const JournalId &id)
{
    const auto journal = find(id);
    if (!journal)
        return journal.error();
    return **journal;
}

Result<JournalHeader> MemoryJournals::readHeader(const JournalId &id)
{
    const auto journal = find(id);
    if (!journal)
        return journal.error();
    return (*journal)->header;
}

Result<std::vector<JournalSummary>> MemoryJournals::list(const JournalQuery &query)
{
    std::vector<JournalSummary> all;
    for (const auto &[id, journal] : m_kept) {
        if (isWanted(journal, query))
            all.push_back(summaryOf(journal));
    }
    std::stable_sort(all.begin(), all.end(), [&query](const auto &a, const auto &b) {
        return isBefore(a, b, query.order);
    });
    return pageOf(all, query.offset, query.limit);
}

Result<qint64> MemoryJournals::count(const JournalQuery &query)
{
    return static_cast<qint64>(
        std::count_if(m_kept.begin(), m_kept.end(),
                      [&query](const auto &each) { return isWanted(each.second, query); }));
}

Result<void> MemoryJournals::remove(const JournalId &id)
{
    if (m_kept.erase(id.text()) == 0)
        return Error{ErrorCode::StoreNotFound, u"There is no such game."_s, {}};
    return {};
}

} // namespace dugout
