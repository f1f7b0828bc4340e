// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/journal.h"
#include "core/home/homefeed.h"
#include "core/leaguebook/leaguerepository.h"

namespace dugout {

class Club;

/// Finds what is kept by a part of its name: teams, players, leagues, matches and skirmishes.
class KeptSearch
{
public:
    /// Both must outlive it. Teams and leagues are read once: it is made when somebody begins to
    /// look.
    KeptSearch(const Club &club, const LeagueRepository &leagues);

    /// The best first.
    [[nodiscard]] std::vector<HomeItem> find(const QString &words, size_t most);

private:
    void add(HomeItem item);
    void readPlayers();
    [[nodiscard]] std::vector<HomeItem> gamesWith(const QString &words, size_t most) const;

    const Club &m_club;
    std::vector<HomeItem> m_items;
    bool m_hasPlayers = false; ///< their teams are read when the first letters are known
};

} // namespace dugout
