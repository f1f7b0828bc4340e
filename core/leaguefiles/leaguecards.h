// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueshown.h"

namespace dugout {

// What lies on the tables of a round and hangs on walls afterwards, in the language of the moment.

/// A player as he stands on the sheet of a match.
struct SlipLine
{
    int number = 0;
    QString name{};
    QString position{};

    bool operator==(const SlipLine &) const = default;
};

/// A team on such a sheet. Of one that only paper knows there are no players.
struct SlipTeam
{
    bool hasBadge = false;
    Badge badge{};
    std::vector<SlipLine> players{}; ///< those who can play, by their shirts

    bool operator==(const SlipTeam &) const = default;
};

/// A match of a round as its sign and its slip say it.
struct FixtureCard
{
    QString league{};
    QString competition{};
    QString round{}; ///< "Round 3"
    int table = 0; ///< 0: none is set
    QString home{};
    QString homeCoach{};
    QString homeRace{};
    QString away{};
    QString awayCoach{};
    QString awayRace{};
    QString when{};
    QString place{};
    ResultCounts counts = ResultCounts::Football; ///< what is written on its slip
    SlipTeam homeSheet{};
    SlipTeam awaySheet{};

    bool operator==(const FixtureCard &) const = default;
};
/// Of a published round, by table; byes have none. Where no table has a number, they are numbered
/// in their order.
[[nodiscard]] std::vector<FixtureCard> fixtureCards(const LeagueShown &shown,
                                                    const Competition &competition, int round);

/// An honour to be handed over.
struct Certificate
{
    QString league{};
    QString season{};
    QString competition{}; ///< empty: of the whole season
    QString honour{}; ///< "First place"
    QString team{};
    QString coach{};
    QString player{}; ///< who it is for, where it is a player

    bool operator==(const Certificate &) const = default;
};
/// The first three of a competition that is over, then the prizes won in it.
[[nodiscard]] std::vector<Certificate> certificatesOf(const LeagueShown &shown,
                                                      const Competition &competition);

} // namespace dugout
