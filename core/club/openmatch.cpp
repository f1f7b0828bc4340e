// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/openmatch.h"

#include "core/club/keptstate.h"
#include "core/club/matchend.h"
#include "core/match/words/bookpages.h"

namespace dugout {

OpenMatch::OpenMatch(const ClubStores &stores, Match match, const Journal &journal)
    : OpenGame(std::move(match), stores.journals, journal.header, stores.clock)
    , m_stores(stores)
    , m_kept(journal.stand.state)
{ }

const BookResults &OpenMatch::book() const
{
    if (!m_book)
        m_book = loadBook(m_stores.documents, context().setup().ruleset.text());
    return *m_book;
}

Result<void> OpenMatch::keepLine(const LogAction &action, const MatchState &after)
{
    if (auto kept = keepAnswer(action, after); !kept)
        return kept;
    learn(action);
    return {};
}

void OpenMatch::learn(const LogAction &action)
{
    if (action.kind != LogAction::Kind::Do || action.group.events.empty())
        return;
    const Event &event = action.group.events.front();
    const Table *table
        = event.text.isEmpty() ? nullptr : bookTable(context(), session().state(), event.prompt);
    if (!table)
        return;
    keepInBook(m_stores.documents, context().setup().ruleset.text(), table->id.text(), event.text,
               clock()());
    m_book.reset();
}

Result<void> OpenMatch::keepAnswer(const LogAction &action, const MatchState &after)
{
    const bool ends = game().isOver(after);
    if (!ends && m_kept == JournalState::Running && !isTimeForAState(action))
        return OpenGame::keepLine(action, after);
    const auto tried = session().trial(action);
    if (!tried)
        return tried.error();
    // Whatever no longer fits is still to be decided.
    return ends && tried->rejectedEvents().empty() ? keepEnd(action, *tried)
                                                   : keepRunning(action, *tried);
}

bool OpenMatch::isTimeForAState(const LogAction &action) const
{
    const size_t next = session().log().groups().size() + 1;
    return action.kind == LogAction::Kind::Do && next % groupsPerKeptState == 0;
}

/// With its state. A match that was over is played on: it has no result until it is over again.
Result<void> OpenMatch::keepRunning(const LogAction &action, const MatchSession &after)
{
    const JournalEntry entry = keeper().next(action);
    StoreBatch batch;
    batch.journals.push_back({id(),
                              entry.seq,
                              {entry},
                              std::nullopt,
                              {JournalState::Running, game().standing(after.state())},
                              after.rejectedEvents().empty()
                                  ? keptStateParts(m_stores, after, entry.seq)
                                  : std::vector{noKeptState()}});
    if (m_kept != JournalState::Running)
        batch.withdrawn.push_back(id());
    if (auto kept = m_stores.batches.keep(batch); !kept)
        return kept.error();
    countKept();
    m_kept = JournalState::Running;
    return {};
}

Result<void> OpenMatch::keepEnd(const LogAction &action, const MatchSession &after)
{
    const JournalEntry entry = keeper().next(action);
    const auto end = matchEnd(m_stores, header(), after, entry.seq, {entry});
    if (!end)
        return end.error();
    if (auto kept = m_stores.batches.keep(end->batch()); !kept)
        return kept.error();
    countKept();
    m_kept = end->change.after.state;
    m_onSheets = end->result.onSheets;
    m_sheetsWritten += end->teams.empty() ? 0 : 1;
    return {};
}

} // namespace dugout
