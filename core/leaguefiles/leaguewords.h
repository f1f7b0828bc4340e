// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaders.h"
#include "core/leaguebook/looks/leaguetables.h"

namespace dugout {

// What rounds, fixtures and results of a league are called in the language of the moment.

/// "2–1", "bye", "2–0 (forfeit)", "double forfeit", "1–1 (home wins, shoot-out)"; empty while
/// nothing is known.
[[nodiscard]] QString scoreText(const LeagueFixture &fixture);
/// The same as it counts once one of both has left: awarded, or void.
[[nodiscard]] QString scoreText(const Competition &competition, const LeagueFixture &fixture);
/// A result in a cell among many: "2–1", or "×" where neither side came.
[[nodiscard]] QString crossScore(const FixtureResult &result);
/// What decided a match beyond its score: "shoot-out", "extra time", "forfeit", "conceded"; empty
/// where the score says it all.
[[nodiscard]] QString decidedWords(const FixtureResult &result);

/// "14 March 2026, 19:30"; empty without a date.
[[nodiscard]] QString momentText(qint64 atMs);
/// "Tue 14 Mar"; empty without a date.
[[nodiscard]] QString shortDayText(qint64 atMs);
/// "19:30".
[[nodiscard]] QString hourText(qint64 atMs);
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

/// A stage of a knock-out, with who meets whom; none before something of it is published.
struct StageTie
{
    BracketTie tie{};
    QString score{}; ///< of every game, as the home side of the tie sees it
    QString decided{}; ///< and what decided it where the scores do not say so

    /// "1–1 (shoot-out)".
    [[nodiscard]] QString text() const;
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

/// The coach whose name a login was made of; the login itself where it is nobody's.
[[nodiscard]] QString personName(const League &league, const QString &login);
/// Who has signed the result of a fixture and who disputes it, as far as that is known.
[[nodiscard]] QStringList signaturesOf(const League &league, const LeagueFixture &fixture);
[[nodiscard]] QString disputedBy(const QString &coach, const QString &why);

} // namespace dugout
