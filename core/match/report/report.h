// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/luckreport.h"
#include "core/match/match.h"

namespace dugout {

/// One player in the report: only those of whom there is something to say.
struct ReportPlayer
{
    Seat seat = noSeat;
    PlayerId id; ///< in the match
    int number = 0;
    QString name;
    LocalizedText role;
    AchievementCounts achievements; ///< the most valuable player only once he is named
    int points = 0; ///< star player points of this match, as far as they are known

    bool operator==(const ReportPlayer &) const = default;
};

struct ReportCasualty
{
    CasualtyRecord record;
    QString victim; ///< "#5 Grimgut"
    QString by; ///< empty when nobody caused it
    LocalizedText result; ///< of the casualty table; empty where the book was asked
    LocalizedText after{}; ///< what the coach read in the book once the match was over

    bool operator==(const ReportCasualty &) const = default;
};

/// Something that a side had, once or more often.
struct ReportItem
{
    LocalizedText name;
    int count = 1;

    bool operator==(const ReportItem &) const = default;
};

/// What happened at a time of the match.
struct ReportMoment
{
    enum class Kind {
        KickOff,
        Weather,
        KnockedOut,
        SentOff,
        CoachEjected,
        Card,
        Note,
        Touchdown,
        Casualty,
        Completion,
        Interception,
        Turnover,
        MatchEvent
    };
    static constexpr int afterMatch = Fact::afterMatch;

    Kind kind = Kind::Note;
    int half = 0; ///< 0 before the match, or `afterMatch`
    int turn = 0; ///< 0 while no turn is played
    Seat seat = noSeat; ///< whose player, coach or card it was
    LocalizedText what; ///< the player, the card, the row of the table, or the coach's words

    bool operator==(const ReportMoment &) const = default;
};

/// The state of one side at the end, as the report shows it.
struct ReportSide
{
    QString team;
    QString coach;
    Rgb colour; ///< the first of the team's
    Badge badge;
    int score = 0;
    int fans = 0;
    std::optional<int> fame; ///< nothing in an edition without it
    std::vector<ReportItem> inducements; ///< bought or hired for this match
    std::vector<ReportItem> cards; ///< played
    int casualties = 0; ///< caused by its players' blocks
    int completions = 0;
    int interceptions = 0;
    int turns = 0;
    qint64 timeMs = 0; ///< spent in its own turns, without breaks
    bool conceded = false;
    bool confirmed = false;

    bool operator==(const ReportSide &) const = default;
};

/// One line of what the match changed in a team; filled in by a room that knows what follows it.
struct ReportChange
{
    Seat seat = noSeat;
    LocalizedText what;
    LocalizedText before; ///< empty where there is nothing to compare
    LocalizedText after;
    LocalizedText why;

    bool operator==(const ReportChange &) const = default;
};

/// A match as a page, before anybody has chosen a language or a format.
struct MatchReport
{
    RulesetId ruleset;
    LocalizedText rulesetName;
    std::vector<LocalizedText> weathers; ///< in the order they came; none when nobody kept track
    LocalizedText stadium; ///< empty where nobody rolled for one, and so are the next two
    LocalizedText referee;
    LocalizedText handicap;
    QString competition{}; ///< of the fixture it was; empty where it was none
    int round = 0; ///< of that competition
    qint64 startedMs = 0; ///< since 1970 in UTC; 0 when nothing happened yet
    qint64 lastMs = 0;
    bool over = false;
    Seat winner = noSeat;
    bool extraTime = false;
    bool shootOut = false; ///< it was won that way
    bool pointsByBook = false; ///< the edition's page with the points is missing
    std::array<ReportSide, 2> sides;
    std::vector<DriveRecord> drives;
    std::vector<ReportPlayer> players;
    std::vector<ReportCasualty> casualties;
    std::vector<ReportMoment> moments;
    std::vector<LuckRow> luck;
    std::vector<ReportChange> changes; ///< team by team, in the order they came
    bool altered = false; ///< its file was edited by hand; who opens the file fills it in
    QString checkCode; ///< of the whole match; the room that writes files fills it in

    /// Touchdowns of a side in a half.
    [[nodiscard]] int scoredIn(int half, Seat seat) const;
    [[nodiscard]] int halves() const;
    bool operator==(const MatchReport &) const = default;
};

/// A player without anything to his name yet.
[[nodiscard]] ReportPlayer reportPlayer(const MatchPlayer &player, Seat seat);

[[nodiscard]] MatchReport makeReport(const MatchSession &session);

} // namespace dugout
