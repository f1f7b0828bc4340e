// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memoryjournals.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

Result<Journal *> MemoryJournals::find(const JournalId &id)
{
    const auto found = m_kept.find(id.text());
    if (found == m_kept.end())
        return Error{u"store.not-found"_s, u"There is no such game."_s, {}};
    return &found->second;
}

Result<void> MemoryJournals::create(const JournalHeader &header)
{
    if (m_fails)
        return Error{u"store.full"_s, u"The disk is full."_s, {}};
    if (!m_kept.try_emplace(header.id.text(), Journal{header, JournalState::Running, {}}).second)
        return Error{u"store.exists"_s, u"There is such a game already."_s, {}};
    return {};
}

Result<void> MemoryJournals::append(const JournalId &id, qint64 expectedNextSeq,
                                    const std::vector<JournalEntry> &group, JournalState stateAfter)
{
    if (m_fails)
        return Error{u"store.full"_s, u"The disk is full."_s, {}};
    const auto journal = find(id);
    if (!journal)
        return journal.error();
    std::vector<JournalEntry> &entries = (*journal)->entries;
    if (expectedNextSeq != static_cast<qint64>(entries.size()) + 1)
        return Error{u"store.conflict"_s, u"Somebody else went on with this game."_s, {}};
    entries.insert(entries.end(), group.begin(), group.end());
    (*journal)->state = stateAfter;
    return {};
}

Result<void> MemoryJournals::change(const JournalChange &change)
{
    const auto journal = find(change.id);
    if (!journal)
        return journal.error();
    if (m_fails)
        return Error{u"store.full"_s, u"The disk is full."_s, {}};
    std::vector<JournalEntry> &entries = (*journal)->entries;
    if (change.expectedNextSeq != static_cast<qint64>(entries.size()) + 1)
        return Error{u"store.conflict"_s, u"Somebody else went on with this game."_s, {}};
    entries.insert(entries.end(), change.entries.begin(), change.entries.end());
    if (change.setup)
        (*journal)->header.setup = *change.setup;
    (*journal)->state = change.stateAfter;
    return {};
}

Result<void> MemoryJournals::setState(const JournalId &id, JournalState state)
{
    const auto journal = find(id);
    if (!journal)
        return journal.error();
    (*journal)->state = state;
    return {};
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

Result<std::vector<JournalSummary>> MemoryJournals::list()
{
    std::vector<JournalSummary> all;
    for (const auto &[id, journal] : m_kept) {
        const qint64 changed
            = journal.entries.empty() ? journal.header.createdMs : journal.entries.back().atMs;
        all.push_back(
            {journal.header, journal.state, static_cast<qint64>(journal.entries.size()), changed});
    }
    std::stable_sort(all.begin(), all.end(), [](const auto &a, const auto &b) {
        return a.header.createdMs > b.header.createdMs;
    });
    return all;
}

Result<void> MemoryJournals::remove(const JournalId &id)
{
    if (m_kept.erase(id.text()) == 0)
        return Error{u"store.not-found"_s, u"There is no such game."_s, {}};
    return {};
}

} // namespace dugout
