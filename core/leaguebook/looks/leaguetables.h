// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/bracket.h"
#include "core/league/placereason.h"
#include "core/leaguebook/state/league.h"

namespace dugout {

// What is read off a league's fixtures. Nothing here plays a match again.

/// Which part of a competition a table is made from.
struct TableScope
{
    int phase = -1; ///< -1: all phases together
    int division = -1; ///< of that phase; -1: all
    bool boards = false; ///< of squads: a table of their members

    bool operator==(const TableScope &) const = default;
};

[[nodiscard]] Result<StandingsRules> standingsRulesOf(const CompetitionRules &rules);
/// The results that count, in the order of rounds; of squads as their table counts them.
[[nodiscard]] std::vector<FixtureResult> resultsOf(const Competition &competition,
                                                   const TableScope &scope = {});
/// Who met whom, in the order of rounds; of squads every meeting once.
[[nodiscard]] std::vector<FixtureResult> encountersOf(const Competition &competition,
                                                      const TableScope &scope = {});
[[nodiscard]] StandingsInput standingsInputOf(const League &league, const Competition &competition,
                                              const TableScope &scope = {});
[[nodiscard]] Result<Standings> standingsOf(const League &league, const Competition &competition,
                                            const TableScope &scope = {});
/// Whether the teams of a league are compared by their ratings: its edition has them, and they are
/// known of everybody who has a sheet.
[[nodiscard]] bool comparesByRating(const League &league);
/// "Why am I fourth": one sentence in the language of the moment.
[[nodiscard]] Result<QString> whyThere(const League &league, const Competition &competition,
                                       const EntrantId &team, const TableScope &scope = {});

/// Every pair of a table against each other: `cells[row][column]` are the results of the team of
/// the row at home against that of the column.
struct CrossTable
{
    std::vector<EntrantId> teams{}; ///< in the order of the standings
    std::vector<std::vector<std::vector<FixtureResult>>> cells{};

    bool operator==(const CrossTable &) const = default;
};
[[nodiscard]] Result<CrossTable> crossTableOf(const League &league, const Competition &competition,
                                              const TableScope &scope = {});

/// A result of a competition as it counts once one of both has left: as it was, awarded to the
/// opponent, or not at all.
[[nodiscard]] std::optional<FixtureResult> countedResult(const Competition &competition,
                                                         const FixtureResult &result);

/// The last results of a team as they count, the newest last: of all its matches of a season;
/// empty: of the newest.
[[nodiscard]] std::vector<LeagueOutcome> formOf(const League &league, const EntrantId &team,
                                                int last = 5, const SeasonId &season = {});
/// The same of every team that has any, for a table: the season is gone through once.
[[nodiscard]] QHash<EntrantId, std::vector<LeagueOutcome>>
formsOf(const League &league, const SeasonId &season = {}, int last = 5);

/// What has been won, drawn and lost against somebody, or as somebody.
struct RecordLine
{
    QString key{}; ///< what it is a record of: the id of a team, coach or roster
    QString name{};
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int td = 0;
    int tdAgainst = 0;
    int cas = 0;
    int casAgainst = 0;
    int streak = 0; ///< wins (above 0) or losses (below) running at the end
    int longestWins = 0; ///< the most wins running
    int longestUnbeaten = 0; ///< the most matches running without a defeat
    int longestLosses = 0;
    int unbeaten = 0; ///< running at the end
    std::vector<LeagueOutcome> form{}; ///< of the last five, the newest last

    bool operator==(const RecordLine &) const = default;
};

/// Which results a record looks at. Empty: all.
struct RecordFilter
{
    SeasonId season{};
    CompetitionId competition{};
    QString division{}; ///< in which both sides play
    EntrantId team{}; ///< only matches of this team
    EntrantId opponent{}; ///< only those against this one
    RosterId roster{}; ///< only sides of this race
    RosterId rosterAgainst{}; ///< only against this race

    bool operator==(const RecordFilter &) const = default;
};
enum class RecordBy { Team, Coach, Roster, RosterAgainst };
/// The most wins first. By `RosterAgainst` the key is "orc/human": the first one's record.
[[nodiscard]] std::vector<RecordLine> recordsOf(const League &league, RecordBy by,
                                                const RecordFilter &filter = {});

/// The bracket of a knock-out phase as far as it is decided; empty for other phases.
[[nodiscard]] std::vector<BracketTie> bracketOf(const Competition &competition, int phase);
/// Who won the competition, once it is played out; empty before, and empty where a round robin
/// lacks rounds and has not ended: not everybody sees whether more of them are drawn.
[[nodiscard]] EntrantId championOf(const League &league, const Competition &competition);
/// The same with everything that is drawn, as the end of a season needs it.
[[nodiscard]] EntrantId winnerOfAll(const League &league, const Competition &competition);

} // namespace dugout
