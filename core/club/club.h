// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/keptcollection.h"
#include "core/club/keptmatches.h"
#include "core/club/keptskirmishes.h"
#include "core/club/keptteams.h"

namespace dugout {

/// Everything that is kept in one place, and what one does with it: the window and the command
/// line both only show this.
class Club
{
public:
    explicit Club(const ClubStores &stores)
        : m_stores(stores)
        , m_teams(stores)
        , m_matches(stores)
        , m_skirmishes(stores)
        , m_collection(stores)
    { }

    [[nodiscard]] const KeptTeams &teams() const { return m_teams; }
    [[nodiscard]] const KeptMatches &matches() const { return m_matches; }
    [[nodiscard]] const KeptSkirmishes &skirmishes() const { return m_skirmishes; }
    [[nodiscard]] const KeptCollections &collection() const { return m_collection; }
    [[nodiscard]] RulesetLibrary &library() const { return m_stores.library; }
    [[nodiscard]] const WallClock &clock() const { return m_stores.clock; }

private:
    ClubStores m_stores;
    KeptTeams m_teams;
    KeptMatches m_matches;
    KeptSkirmishes m_skirmishes;
    KeptCollections m_collection;
};

} // namespace dugout
