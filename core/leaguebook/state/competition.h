// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/challenge.h"
#include "core/league/qualification.h"
#include "core/league/roundrobin.h"
#include "core/league/standings.h"
#include "core/league/swiss.h"
#include "core/leaguebook/state/leaguefixture.h"
#include "core/leaguebook/state/leaguemembers.h"

namespace dugout {

enum class PhaseFormat {
    RoundRobin, ///< in divisions where there are any
    Swiss,
    KnockOut,
    Ladder, ///< by challenges
    Open, ///< coaches find their own opponents
};

/// "round-robin", "swiss", "knock-out", "ladder" and "open", as on the command line.
[[nodiscard]] const QStringList &phaseFormatIds();

/// What a phase of a competition is. A later phase is filled from the table of the one before it.
struct PhaseRules
{
    QString name{};
    PhaseFormat format = PhaseFormat::RoundRobin;
    int rounds = 0; ///< of a Swiss; 0: until the commissioner ends it
    int legs = 1; ///< of a round robin
    int divisions = 1; ///< dealt by seed, unless the entrants say theirs
    bool across = false; ///< divisions also play each other
    bool byLot = true; ///< order, seeds and homes; else as the entrants are listed
    SwissOrder order = SwissOrder::Lot;
    int bestOf = 1; ///< of a knock-out
    bool thirdPlace = false;
    QualifyBy qualifyBy = QualifyBy::Points; ///< who comes from the phase before
    int places = 0; ///< how many of them, from each division; 0: everybody

    bool operator==(const PhaseRules &) const = default;
};

/// What a meeting of two squads is worth in their table.
enum class SquadPoints {
    Meetings, ///< the squad with more boards wins the meeting, which counts like one match
    Boards, ///< what the members earn at their boards is added up
};

/// "meetings" and "boards", as on the command line.
[[nodiscard]] const QStringList &squadPointsIds();

inline constexpr int largestSquad = 16;

/// How a competition is played and reckoned, said before it begins.
struct CompetitionRules
{
    QString name{};
    QString game = QStringLiteral("match"); ///< or `skirmish`
    QString points = QStringLiteral("3-1-0"); ///< a PointsFormula
    QStringList columns{}; ///< of the league's own, that the formula may use
    std::vector<TieBreak> tieBreaks{TieBreak::TdDifference, TieBreak::CasDifference};
    int bestResults = 0;
    LeagueOutcome bye = LeagueOutcome::Won;
    OpponentCredit byeOpponent = OpponentCredit::Nothing;
    OpponentCredit forfeitOpponent = OpponentCredit::Real;
    bool headToHeadNeedsAll = true;
    int awardedTd = 2;
    /// False: teams come back as they were registered after every match.
    bool teamsDevelop = true;
    std::vector<PhaseRules> phases{PhaseRules{}};
    /// Every match has a winner, not only those of a knock-out.
    bool needsWinners = false;
    int squad = 0; ///< members of a squad, which meet each other board by board; 0: no squads
    SquadPoints squadPoints = SquadPoints::Meetings;

    [[nodiscard]] bool isSkirmish() const { return game == QLatin1String("skirmish"); }
    [[nodiscard]] bool hasSquads() const { return squad > 0; }
    bool operator==(const CompetitionRules &) const = default;
};

/// Somebody who takes part in a competition.
struct CompetitionEntry
{
    EntrantId team{};
    QString division{}; ///< empty: dealt, or there is only one
    int seed = 0; ///< 1 is the best; 0: none
    int lot = 0; ///< drawn once and kept
    bool left = false;
    LeftResults results = LeftResults::Kept; ///< how they count once it left
    QString squad{}; ///< the name of its squad; empty where there are none

    bool operator==(const CompetitionEntry &) const = default;
};

/// A phase as it stands.
struct Phase
{
    bool begun = false;
    std::vector<EntrantId> seeds{}; ///< who takes part, the best first
    std::vector<Division> divisions{}; ///< of a round robin or groups; the seeds dealt out
    std::vector<EntrantId> places{}; ///< of a knock-out, see Bracket
    std::vector<LeagueRound> rounds{};
    /// Since it was drawn the table it came from has changed: others would go on now, and nobody
    /// has decided yet whether the draw stays.
    bool outgrown = false;

    bool operator==(const Phase &) const = default;
};

/// A challenge of a ladder or of play-offs, with the fixture it became.
struct LeagueChallenge
{
    Challenge challenge{};
    FixtureId fixture{}; ///< empty: none yet

    bool operator==(const LeagueChallenge &) const = default;
};

struct Competition
{
    CompetitionId id{};
    CompetitionRules rules{};
    std::vector<CompetitionEntry> entries{};
    std::vector<Phase> phases{}; ///< as many as the rules have
    std::vector<HandPoints> handPoints{};
    std::vector<LeagueChallenge> challenges{};
    bool ended = false;
    /// So many of the league's periods of rules hold from its first round on, whatever round they
    /// name: they were said before its first was published.
    int rulesAtStart = 0;

    [[nodiscard]] const CompetitionEntry *entry(const EntrantId &team) const;
    /// The one that is played now: the last that has begun; -1 before the first.
    [[nodiscard]] int currentPhase() const;
    /// How many rounds all phases have together.
    [[nodiscard]] int roundCount() const;
    [[nodiscard]] const LeagueRound *round(int number) const;
    [[nodiscard]] const LeagueFixture *fixture(const FixtureId &id) const;
    bool operator==(const Competition &) const = default;
};

/// Whether a result of a fixture has to have a winner: squads may draw at a board, and a tie of
/// several games goes on.
[[nodiscard]] bool needsWinner(const CompetitionRules &rules, const PhaseRules &phase,
                               const LeagueFixture &fixture);
/// The same where its phase is not known.
[[nodiscard]] bool needsWinner(const Competition &competition, const LeagueFixture &fixture);

} // namespace dugout
