// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguefiles/leagueshown.h"

namespace dugout {

// What is shown of a league as tables in the language of the moment, for the web and for paper.

struct LeagueColumn
{
    QString title{};
    QString meaning{}; ///< of a short title; empty where it says all
    bool isFigure = false;
    bool isMinor = false; ///< left out where there is little room

    bool operator==(const LeagueColumn &) const = default;
};

struct LeagueCell
{
    QString text{};
    EntrantId team{}; ///< whose page it leads to; empty: none

    bool operator==(const LeagueCell &) const = default;
};

/// A tie-break as the head of a column.
[[nodiscard]] QString tieBreakTitle(TieBreak tieBreak, ResultCounts counts);

struct LeagueTable
{
    QString caption{};
    std::vector<LeagueColumn> columns{};
    std::vector<std::vector<LeagueCell>> rows{};
    size_t naming = 0; ///< the column that says whose row it is

    bool operator==(const LeagueTable &) const = default;
};

/// Which tables a competition has: one for each division of each phase of which something is
/// published and that is no knock-out; with the words that say which it is, empty for an only one.
struct NamedScope
{
    QString name{};
    TableScope scope{};

    bool operator==(const NamedScope &) const = default;
};
[[nodiscard]] std::vector<NamedScope> scopesOf(const Competition &competition);

[[nodiscard]] Result<LeagueTable>
standingsTable(const LeagueShown &shown, const Competition &competition, const NamedScope &scope);
/// Everybody against everybody; the columns are numbered as the rows are.
[[nodiscard]] Result<LeagueTable>
crossTable(const LeagueShown &shown, const Competition &competition, const NamedScope &scope);
/// A round: who against whom, when and where, and how it ended.
[[nodiscard]] LeagueTable roundTable(const LeagueShown &shown, const LeagueRound &round,
                                     const Competition *of = nullptr);
/// The matches of one team in all competitions, the newest round last.
[[nodiscard]] LeagueTable teamFixturesTable(const LeagueShown &shown, const EntrantId &team);
[[nodiscard]] LeagueTable teamsTable(const LeagueShown &shown);
[[nodiscard]] LeagueTable boardTable(const LeagueShown &shown, const LeagueBoard &board);
[[nodiscard]] LeagueTable cemeteryTable(const LeagueShown &shown);
[[nodiscard]] LeagueTable recordsTable(const LeagueShown &shown, RecordBy by);
[[nodiscard]] LeagueTable prizesTable(const LeagueShown &shown);

/// A stage of a knock-out, with who meets whom; none before something of it is published.
struct StageTie
{
    BracketTie tie{};
    QString score{}; ///< of every game, as the home side of the tie sees it

    bool operator==(const StageTie &) const = default;
};
struct BracketStage
{
    QString name{}; ///< "Semi-finals"
    std::vector<StageTie> ties{};

    bool operator==(const BracketStage &) const = default;
};
/// "2–1", or "2–1, 0–3, 1–0" where several games decide, as the home side of the tie sees it.
[[nodiscard]] QString tieScores(const Phase &phase, const BracketTie &tie);
/// "Semi-finals": what a round of a bracket is called after which so many are to come.
[[nodiscard]] QString stageName(int left);
[[nodiscard]] std::vector<BracketStage> bracketStages(const Competition &competition, int phase);
/// A round of a bracket for paper, and before the final the match for third place.
[[nodiscard]] std::vector<LeagueTable> stageTables(const LeagueShown &shown,
                                                   const BracketStage &stage);

/// "2–1", "bye", "2–0 (forfeit)"; empty while nothing is known.
[[nodiscard]] QString scoreText(const LeagueFixture &fixture);
/// "14 March 2026, 19:30"; empty without a date.
[[nodiscard]] QString momentText(qint64 atMs);
/// The day alone.
[[nodiscard]] QString dayText(qint64 atMs);
/// What a leaderboard counts: "Touchdowns".
[[nodiscard]] QString boardName(LeaderBy by);
/// The heading of a round: "Round 3".
[[nodiscard]] QString roundName(int number);
/// The same with what is played in it, of semi-finals and a final.
[[nodiscard]] QString roundName(const LeagueRound &round);
/// The same of one match: beside the final the third place is played for.
[[nodiscard]] QString roundName(const LeagueRound &round, const LeagueFixture &fixture);
/// Beside the final of a knock-out only who lost the semi-finals play.
[[nodiscard]] bool isForThird(const LeagueRound &round, const LeagueFixture &fixture);
/// The deadline that holds for a fixture; 0: none.
[[nodiscard]] qint64 deadlineOf(const LeagueRound &round, const LeagueFixture &fixture);

} // namespace dugout
