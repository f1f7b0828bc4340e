// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/leaguebook/leaguerepository.h"

namespace dugout {

/// A leaderboard, read once for every page that shows it.
struct LeagueBoard
{
    LeaderBy by = LeaderBy::Touchdowns;
    std::vector<LeaderLine> lines{};

    bool operator==(const LeagueBoard &) const = default;
};

/// All that pages, prints and files of a league show, as values.
struct LeagueShown
{
    LeagueId id{};
    League league{};
    std::vector<LeagueBoard> boards{};
    std::vector<LeaderLine> cemetery{};
    std::vector<TeamWithRules> teams{}; ///< as they are kept; those on paper are not among them
    std::shared_ptr<const Ruleset> ruleset{}; ///< null where it cannot be read
    qint64 madeMs = 0;
};

/// What tables of a league are made from: the league, and the edition that names its races, null
/// where it cannot be read. Both must outlive it.
struct LeagueLook
{
    LeagueLook(const League &of, const Ruleset *edition = nullptr)
        : league(of)
        , ruleset(edition)
    { }
    LeagueLook(const LeagueShown &shown)
        : league(shown.league)
        , ruleset(shown.ruleset.get())
    { }

    const League &league;
    const Ruleset *ruleset;
};

/// Reads all of it. A team that is no longer kept is left out; what the leaderboards need must be
/// readable.
[[nodiscard]] Result<LeagueShown> gatherLeague(const LeagueRepository &leagues, const Club &club,
                                               const LeagueId &id);

/// The name of a race in the language of the moment; its id where the edition has none such.
[[nodiscard]] QString raceName(const Ruleset *ruleset, const RosterId &roster);
/// The position or star of a leaderboard's line, likewise.
[[nodiscard]] QString roleName(const LeagueLook &look, const LeaderLine &line);

/// What is to be seen of a competition: what is only drawn is the commissioner's.
[[nodiscard]] std::vector<const LeagueRound *> publishedRounds(const Competition &competition);

} // namespace dugout
