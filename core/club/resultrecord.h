// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/match/match.h"

namespace dugout {

// What a finished game leaves behind. Lists, careers, standings and leaderboards read these and
// never play a game again; a later Dugout that would derive something else does not change them.

/// A player who could play in a game, and what they did in it.
struct ResultPlayer
{
    PlayerId player; ///< in the game; a hired one has no place in the team
    int number = 0;
    QString name{};
    QString role{}; ///< the id of the position, or of the star
    AchievementCounts achievements{};
    int points = 0; ///< star player points of this match, as far as they are known
    int kills = 0; ///< deaths caused, fouls included
    bool died = false;
    QString known{}; ///< the player's id in every match of the team; empty: the same as here

    /// Nothing to record, except having been there.
    [[nodiscard]] bool isIdle() const;
    bool operator==(const ResultPlayer &) const = default;
};

/// A sheet in the few figures that lists show.
struct SheetFigures
{
    int value = 0;
    int treasury = 0;
    int fanFactor = 0;
    QString sum{}; ///< equal for sheets on which nothing that matters differs
    int rating = 0; ///< where the edition has ratings; 0: none, or noted by an earlier release

    bool operator==(const SheetFigures &) const = default;
};

/// One side of a finished game.
struct ResultSide
{
    TeamId team{}; ///< empty for one that is not kept
    QString name{};
    QString coach{};
    QString roster{};
    int score = 0; ///< touchdowns, or glory
    std::vector<int> periods{}; ///< the score half by half
    int casualties = 0; ///< caused
    int completions = 0;
    int interceptions = 0;
    int fans = 0;
    int winnings = 0;
    bool conceded = false;
    bool confirmed = false;
    SheetFigures before{};
    SheetFigures after{};
    std::vector<ResultPlayer> players{}; ///< who could play; once only those who did something
    std::vector<TeamChange> changes{}; ///< what changed on the sheet, in the order it came

    bool operator==(const ResultSide &) const = default;
};

/// A casualty in the words of the journal.
struct ResultCasualty
{
    PlayerRef victim{};
    PlayerRef by{}; ///< invalid when nobody caused it
    QString how{};
    QString result{}; ///< row of the casualty table; empty where the book was asked
    QString note{}; ///< the book's words, or what healed the player
    int half = 0;
    int turn = 0;

    bool operator==(const ResultCasualty &) const = default;
};

struct ResultRecord
{
    JournalId id; ///< of its journal
    QString game{};
    RulesetId ruleset{};
    RulesMark rules{};
    bool league = false;
    QString occasion{};
    qint64 startedMs = 0; ///< milliseconds since 1970, UTC
    qint64 finishedMs = 0;
    Seat winner = noSeat; ///< noSeat for a draw
    bool extraTime = false;
    bool shootOut = false;
    bool onSheets = false; ///< the teams have what the match made of them
    QString code{}; ///< what the coaches confirmed
    std::vector<ResultSide> sides{};
    std::vector<ResultCasualty> casualties{};

    [[nodiscard]] const ResultSide &side(Seat seat) const
    {
        return sides.at(static_cast<size_t>(seat));
    }
    bool operator==(const ResultRecord &) const = default;
};

/// What a match leaves behind once it is over.
[[nodiscard]] ResultRecord resultOf(const JournalHeader &header, const MatchSession &session);

/// As it is kept and handed on. What is of the wrong kind makes all of it unreadable.
[[nodiscard]] QJsonObject resultToJson(const ResultRecord &result);
[[nodiscard]] Result<ResultRecord> resultFromJson(const QJsonObject &object);

/// Of a team without a sheet all are 0.
[[nodiscard]] SheetFigures figuresOf(const Team &team, const Ruleset &ruleset);

/// A sum over all that matters on a sheet; names, colours and notes do not, nor who left the team.
[[nodiscard]] QString sheetSum(const Team &team);
/// Whether two sums can be of one sheet. Releases up to 0.2 counted those who had left as well: a
/// sum of theirs says nothing about one of today.
[[nodiscard]] bool isSameSum(const QString &one, const QString &other);

} // namespace dugout
