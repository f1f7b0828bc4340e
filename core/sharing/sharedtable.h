// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguebatches.h"
#include "core/sharing/sharedstores.h"

namespace dugout {

/// A database with everything that stands between it and the club: what is kept through `stores`
/// reaches the leagues it concerns, on this machine and on their servers.
class SharedTable
{
public:
    /// `stores` are those of the database itself.
    SharedTable(const ClubStores &stores, LeaderStore &leaders, SharedLeagues::Connect connect,
                SharedLeagues::StepWatch watch = {})
        : m_stores(stores)
        , m_leagues(stores, leaders, std::move(connect), std::move(watch))
        , m_batches(stores, m_leagues)
        , m_journals(stores.journals, stores.documents, m_batches)
        , m_documents(stores.documents, m_batches)
        , m_whole(storesWith(m_batches))
    { }

    [[nodiscard]] ClubStores stores() { return storesWith(m_whole); }
    [[nodiscard]] SharedLeagues &leagues() { return m_leagues; }
    [[nodiscard]] SharedBatches &batches() { return m_batches; }

private:
    [[nodiscard]] ClubStores storesWith(BatchStore &batches)
    {
        return {m_journals,       m_documents,      batches,
                m_stores.results, m_stores.library, m_stores.clock};
    }

    ClubStores m_stores;
    SharedLeagues m_leagues;
    SharedBatches m_batches;
    SharedJournals m_journals;
    SharedDocuments m_documents;
    LeagueBatches m_whole;
};

} // namespace dugout
