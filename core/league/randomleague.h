// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/league/drawnround.h"
#include "core/league/standings.h"

#include <functional>

namespace dugout {

enum class LeagueFormat { Swiss, RoundRobin, KnockOut, Groups };

/// "swiss", "round-robin", "knock-out" and "groups", as on the command line.
[[nodiscard]] const QStringList &leagueFormatIds();
[[nodiscard]] std::optional<LeagueFormat> leagueFormatFromId(QStringView id);

/// A competition that is drawn and played by chance, to see that the draws and tables hold.
struct RandomLeague
{
    LeagueFormat format = LeagueFormat::Swiss;
    std::vector<Entrant> entrants; ///< the best first, where the format has seeds
    /// At most so many rounds; 0: as many as the format needs. A round robin plays as many whole
    /// legs as there is room for, or a part of one.
    int rounds = 0;
    StandingsRules rules;
};

struct PlayedLeague
{
    std::vector<DrawnRound> rounds;
    std::vector<FixtureResult> results;
    Standings standings;
};

/// A match that is due.
struct DueMatch
{
    Pairing pair;
    int round = 1;
    QString
        occasion{}; ///< `final`, `semi-final` or `play-off`: it needs a winner; empty: any other

    bool operator==(const DueMatch &) const = default;
};

using PlayMatch = std::function<Result<FixtureResult>(const DueMatch &)>;

/// Touchdowns and casualties by lot; a match that needs a winner ends with a shoot-out.
[[nodiscard]] FixtureResult randomResult(const DueMatch &match, RandomSource &source);

/// Groups are of four as far as that goes, and the best two of each play off.
[[nodiscard]] Result<PlayedLeague> playLeague(const RandomLeague &league, RandomSource &source,
                                              const PlayMatch &player);

} // namespace dugout
