// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/bracket.h"
#include "core/leaguebook/journal/leagueevent.h"

#include <QCoreApplication>

namespace dugout {

/// What each event does to a league. Each looks at everything first and then changes it, so that
/// what is refused changes nothing.
class LeagueChanges
{
    Q_DECLARE_TR_FUNCTIONS(LeagueChanges)

public:
    LeagueChanges(League &league, const QString &reason)
        : m_league(league)
        , m_reason(reason)
    { }

    // In memberchanges.cpp
    Result<void> operator()(const LeagueFounded &data);
    Result<void> operator()(const LeagueRenamed &data);
    Result<void> operator()(const RulesChanged &data);
    Result<void> operator()(const CoachRecorded &data);
    Result<void> operator()(const CoachRemoved &data);
    Result<void> operator()(const TeamRegistered &data);
    Result<void> operator()(const TeamLeft &data);
    Result<void> operator()(const TeamHandedOn &data);
    Result<void> operator()(const SheetEdited &data);
    Result<void> operator()(const TeamRenewed &data);
    Result<void> operator()(const InducementsBought &data);
    Result<void> operator()(const ClubChanged &data);
    Result<void> operator()(const PrizeGiven &data);
    Result<void> operator()(const HoldingChanged &data);
    // In competitionchanges.cpp
    Result<void> operator()(const SeasonBegun &data);
    Result<void> operator()(const SeasonEnded &data);
    Result<void> operator()(const CompetitionAdded &data);
    Result<void> operator()(const CompetitionChanged &data);
    Result<void> operator()(const CompetitionRemoved &data);
    Result<void> operator()(const CompetitionEnded &data);
    Result<void> operator()(const EntrantJoined &data);
    Result<void> operator()(const EntrantLeft &data);
    Result<void> operator()(const LotsDrawn &data);
    Result<void> operator()(const PointsGiven &data);
    Result<void> operator()(const ChallengeMade &data);
    Result<void> operator()(const ChallengeAnswered &data);
    // In roundchanges.cpp
    Result<void> operator()(const PhaseBegun &data);
    Result<void> operator()(const RoundsDrawn &data);
    Result<void> operator()(const DrawUpheld &data);
    Result<void> operator()(const RoundDiscarded &data);
    Result<void> operator()(const RoundPublished &data);
    Result<void> operator()(const FixtureAdded &data);
    Result<void> operator()(const PairChanged &data);
    Result<void> operator()(const PairPinned &data);
    Result<void> operator()(const FixtureArranged &data);
    // In resultchanges.cpp
    Result<void> operator()(const MatchBegun &data);
    Result<void> operator()(const MatchDropped &data);
    Result<void> operator()(const ResultEntered &data);
    Result<void> operator()(const ResultWithdrawn &data);
    Result<void> operator()(const ResultSigned &data);
    Result<void> operator()(const ResultDisputed &data);

private:
    [[nodiscard]] static Error no(ErrorCode code, const QString &sentence);
    [[nodiscard]] static Error noSuchTeam(const EntrantId &team);
    [[nodiscard]] static Error noSuchCompetition();
    [[nodiscard]] static Error noSuchFixture();
    [[nodiscard]] Error played(const LeagueFixture &fixture) const;

    [[nodiscard]] LeagueTeam *team(const EntrantId &id);
    [[nodiscard]] Result<void> checkCoach(const CoachId &coach, const EntrantId &team) const;
    void leave(Competition &competition, const EntrantId &team, LeftResults results);

    /// One of the season that is played, and not over.
    [[nodiscard]] Competition *running(const CompetitionId &id);
    [[nodiscard]] static Result<void> checkSquadOf(const Competition &competition,
                                                   const CompetitionEntry &entry);
    [[nodiscard]] Phase *phase(const CompetitionId &competition, int number);
    [[nodiscard]] LeagueRound *round(const CompetitionId &competition, int number);
    [[nodiscard]] Result<void> checkRound(const Competition &competition, const Phase &phase,
                                          const LeagueRound &round) const;
    /// Looks all fixtures of a competition up anew.
    void placeFixtures(const CompetitionId &competition);
    void forgetFixtures(const LeagueRound &round);
    void noteNewest(const FixtureId &fixture);

    [[nodiscard]] LeagueFixture *fixture(const FixtureId &id);
    [[nodiscard]] Phase &phaseOf(const FixtureId &id);
    [[nodiscard]] const PhaseRules &phaseRulesOf(const FixtureId &id) const;
    [[nodiscard]] Result<void> checkOutcome(const LeagueFixture &fixture,
                                            const FixtureOutcome &outcome) const;
    [[nodiscard]] static Result<void> checkEncounter(const FixtureOutcome &outcome, bool mustBeWon);
    [[nodiscard]] Result<void> setOutcome(const FixtureId &id,
                                          const std::optional<FixtureOutcome> &outcome);
    void noteFigures(const EntrantId &id, const TeamFigures &figures, const LeagueFixture &fixture);
    [[nodiscard]] CoachId coachThen(const LeagueFixture &fixture, const EntrantId &side) const;
    /// Another winner comes into what was drawn from the old one; refused where that was played.
    [[nodiscard]] Result<void> followBracket(const FixtureId &id, Phase &phase) const;
    [[nodiscard]] Result<void> followTie(const Competition &competition, const BracketTie &tie,
                                         LeagueRound &round) const;

    League &m_league;
    const QString &m_reason;
};

/// Whether a competition can be played like that.
[[nodiscard]] Result<void> checkCompetitionRules(const CompetitionRules &rules);

} // namespace dugout
