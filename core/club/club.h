// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/collectionrepository.h"
#include "core/club/matchrepository.h"
#include "core/club/skirmishrepository.h"
#include "core/club/teamrepository.h"

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

    [[nodiscard]] const TeamRepository &teams() const { return m_teams; }
    [[nodiscard]] const MatchRepository &matches() const { return m_matches; }
    [[nodiscard]] const SkirmishRepository &skirmishes() const { return m_skirmishes; }
    [[nodiscard]] const CollectionRepository &collection() const { return m_collection; }
    [[nodiscard]] RulesetLibrary &library() const { return m_stores.library; }
    [[nodiscard]] const WallClock &clock() const { return m_stores.clock; }

private:
    ClubStores m_stores;
    TeamRepository m_teams;
    MatchRepository m_matches;
    SkirmishRepository m_skirmishes;
    CollectionRepository m_collection;
};

} // namespace dugout
