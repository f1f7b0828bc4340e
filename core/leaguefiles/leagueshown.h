// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/match/words/matchstanding.h"
#include "core/team/teamdress.h"

#include <map>

namespace dugout {

/// A leaderboard, read once for every page that shows it.
struct LeagueBoard
{
    LeaderBy by = LeaderBy::Touchdowns;
    std::vector<LeaderLine> lines{};

    bool operator==(const LeagueBoard &) const = default;
};

/// A match of the league that is being played.
struct LiveMatch
{
    EntrantId home{};
    EntrantId away{};
    MatchSummary standing{};

    bool operator==(const LiveMatch &) const = default;
};

/// All that pages, prints and files of a league show, as values.
struct LeagueShown
{
    LeagueId id{};
    League league{};
    std::vector<LeagueBoard> boards{};
    std::vector<LeaderLine> cemetery{};
    std::vector<TeamWithRules> teams{}; ///< as they are kept; those on paper are not among them
    /// What the matches of the season that is played left, as far as they were tracked.
    std::map<FixtureId, ResultRecord> records{};
    std::vector<LiveMatch> live{}; ///< when it was read
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

/// Matches of the last season that are played now.
[[nodiscard]] std::vector<LiveMatch> liveMatches(const Club &club, const League &league);

/// By what a team is told apart: as on its sheet; one on paper has what its name gives.
[[nodiscard]] TeamDress dressOf(const LeagueShown &shown, const LeagueTeam &team);

/// The name of a race in the language of the moment; its id where the edition has none such.
[[nodiscard]] QString raceName(const Ruleset *ruleset, const RosterId &roster);
/// The position or star of a leaderboard's line, likewise.
[[nodiscard]] QString roleName(const LeagueLook &look, const LeaderLine &line);

/// What is to be seen of a competition: what is only drawn is the commissioner's.
[[nodiscard]] std::vector<const LeagueRound *> publishedRounds(const Competition &competition);

} // namespace dugout
