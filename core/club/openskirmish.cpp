// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/openskirmish.h"

namespace dugout {

EndedSkirmish endOf(const JournalId &id, const SkirmishState &state, qint64 atMs)
{
    return {id, state.results, state.matchWinner, state.matchReason, atMs};
}

OpenSkirmish::OpenSkirmish(const ClubStores &stores, SkirmishGame game, const Journal &journal)
    : OpenGame(std::move(game), stores.journals, journal.header, stores.clock)
    , m_stores(stores)
    , m_kept(journal.stand.state)
{ }

Result<void> OpenSkirmish::keepLine(const LogAction &action, const SkirmishState &after)
{
    const bool isOver = game().isOver(after);
    if (game().setup().fixture.isEmpty() || (!isOver && m_kept == JournalState::Running))
        return OpenGame::keepLine(action, after);
    const auto tried = session().trial(action);
    if (!tried)
        return tried.error();
    // Whatever no longer fits is still to be decided.
    const bool ends = isOver && tried->rejectedEvents().empty();
    const JournalEntry entry = keeper().next(action);
    JournalProgress stand = standAfter(after);
    stand.state = ends ? JournalState::Finished : JournalState::Running;
    StoreBatch batch;
    batch.journals.push_back({id(), entry.seq, {entry}, std::nullopt, stand});
    if (ends)
        batch.skirmishes.push_back(endOf(id(), after, clock()()));
    else
        batch.withdrawn.push_back(id());
    if (auto kept = m_stores.batches.keep(batch); !kept)
        return kept.error();
    countKept();
    m_kept = stand.state;
    return {};
}

} // namespace dugout
