// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/league/encounter.h"
#include "core/leaguebook/state/leagueids.h"
#include "core/match/state/playednames.h"

#include <optional>

namespace dugout {

/// Where the result of a fixture comes from.
enum class ResultSource {
    Match, ///< tracked with Dugout: follows every correction of the match
    Paper, ///< typed in from a slip
    File, ///< of another program, or of a table of results
    Commissioner, ///< a walk-over, a double forfeit, a bye, a declined challenge
};

/// How a fixture ended. What the sides did beyond touchdowns and casualties is in the result's
/// columns (`completions`, `interceptions`, `kills`…) where somebody noted it.
struct FixtureOutcome
{
    FixtureResult result{};
    ResultSource source = ResultSource::Paper;
    qint64 atMs = 0; ///< when it came in
    int homeValue = 0; ///< team values before the match, where they are known; 0: not
    int awayValue = 0;
    bool homeSigned = false; ///< both coaches stand by it
    bool awaySigned = false;
    QString note{};
    /// Who coached the sides when it was entered: a team may be handed on later. Noted by the fold.
    CoachId homeCoach{};
    CoachId awayCoach{};
    /// The games of a skirmish, which the result follows from, where somebody noted them.
    std::optional<Encounter> encounter{};
    /// In a shared league, by the server's word: under whose login it was delivered, and whether
    /// both coaches confirmed it there. A signature is more: each coach gives it himself.
    QString deliveredBy{};
    bool atTable = false;
    FixtureSide disputed = FixtureSide::Neither; ///< whose coach does not stand by it
    QString dispute{}; ///< and what he says

    [[nodiscard]] bool isSignedByBoth() const { return homeSigned && awaySigned; }
    bool operator==(const FixtureOutcome &) const = default;
};

/// When and where, as far as it is arranged.
struct FixtureArrangement
{
    qint64 dateMs = 0; ///< 0: none yet
    qint64 deadlineMs = 0;
    QString place{};
    int table = 0; ///< number of the table at a tournament; 0: none

    bool operator==(const FixtureArrangement &) const = default;
};

enum class FixtureState {
    Drawn, ///< only the commissioner sees it
    Published,
    Playing, ///< its match has begun
    Done,
};

/// Two who meet in a round; without an away side, one who has a bye.
struct LeagueFixture
{
    FixtureId id{};
    EntrantId home{};
    EntrantId away{}; ///< empty: a bye
    bool pinned = false; ///< stays when the round is drawn again
    bool friendly = false; ///< counts in no table
    QString occasion{}; ///< as in MatchSetup: `friendly`, `play-off`, `semi-final`, `final`
    int stage
        = 0; ///< in a knock-out: the round of the bracket, from 1; several games may decide it
    int tie = -1; ///< and which of the ties of that stage, see BracketTie
    int moves = 0; ///< how often its arrangement changed, for calendars
    FixtureArrangement when{};
    JournalId match{}; ///< once it has begun; stays with its result
    std::optional<FixtureOutcome> outcome{};

    [[nodiscard]] bool isBye() const { return away.isEmpty(); }
    /// A match of a knock-out, which goes on until somebody has won; see needsWinner().
    [[nodiscard]] bool isKnockOut() const
    {
        return !occasion.isEmpty() && occasion != Played::Friendly;
    }
    bool operator==(const LeagueFixture &) const = default;
};

/// What came from a match and his coach has not signed yet can be disputed.
[[nodiscard]] inline bool isDisputable(const LeagueFixture &fixture, FixtureSide side)
{
    const auto &outcome = fixture.outcome;
    return side != FixtureSide::Neither && outcome && outcome->source == ResultSource::Match
        && !(side == FixtureSide::Home ? outcome->homeSigned : outcome->awaySigned);
}

/// Whether the coach of a side has still to stand by what was played. Nobody signs what the
/// commissioner awarded or another program wrote down.
[[nodiscard]] inline bool isUnsigned(const LeagueFixture &fixture, FixtureSide side)
{
    const auto &outcome = fixture.outcome;
    const bool isPlayed = outcome && !fixture.isBye()
        && (outcome->source == ResultSource::Match || outcome->source == ResultSource::Paper);
    return isPlayed && !(side == FixtureSide::Home ? outcome->homeSigned : outcome->awaySigned);
}

/// A round of a phase. Rounds are numbered through the whole competition.
struct LeagueRound
{
    int number = 1;
    bool published = false;
    qint64 deadlineMs = 0; ///< for all its fixtures that have none of their own; 0: none
    std::vector<LeagueFixture> fixtures{};

    bool operator==(const LeagueRound &) const = default;
};

[[nodiscard]] inline FixtureState stateOf(const LeagueRound &round, const LeagueFixture &fixture)
{
    if (fixture.outcome)
        return FixtureState::Done;
    if (!fixture.match.isEmpty())
        return FixtureState::Playing;
    return round.published ? FixtureState::Published : FixtureState::Drawn;
}

} // namespace dugout
