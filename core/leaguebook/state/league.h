// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/competitionlist.h"
#include "core/leaguebook/state/leaguerules.h"

namespace dugout {

/// Where a fixture stands in its league.
struct FixturePlace
{
    size_t season = 0;
    size_t competition = 0;
    size_t phase = 0;
    size_t round = 0;
    size_t fixture = 0;

    bool operator==(const FixturePlace &) const = default;
};

/// A season. One that is over is unpacked only where somebody looks into its competitions.
struct Season
{
    SeasonId id{};
    QString name{};
    bool ended = false;
    CompetitionList competitions{};

    bool operator==(const Season &) const = default;
};

/// A league: what folding the events of its journal gives. Nothing else changes it.
struct League
{
    QString name{}; ///< empty before it is founded
    std::vector<RulesPeriod> rules{}; ///< the first is that of the founding
    std::vector<LeagueCoach> coaches{};
    std::vector<LeagueTeam> teams{};
    std::vector<Season> seasons{};
    std::vector<Holding> holdings{};
    std::vector<Prize> prizes{};
    int lastFixture = 0; ///< the number of the newest fixture

    [[nodiscard]] bool isFounded() const { return !rules.empty(); }
    /// The newest rules.
    [[nodiscard]] const LeagueRules &currentRules() const { return rules.back().rules; }
    /// Those that hold in a round of a season for what has begun by then.
    [[nodiscard]] const LeagueRules &rulesFor(const SeasonId &season, int round) const;
    /// Those that hold in a round of a competition: what was changed before it began holds from its
    /// first round on.
    [[nodiscard]] const LeagueRules &rulesFor(const Competition &competition, int round) const;
    /// Null where there is none.
    [[nodiscard]] const LeagueCoach *coach(const CoachId &id) const;
    [[nodiscard]] const LeagueTeam *team(const EntrantId &id) const;
    [[nodiscard]] const Season *season(const SeasonId &id) const;
    /// The one that is played; null between seasons.
    [[nodiscard]] const Season *currentSeason() const;
    [[nodiscard]] const Competition *competition(const CompetitionId &id) const;
    [[nodiscard]] const Season *seasonOf(const CompetitionId &id) const;
    /// None where there is no such fixture.
    [[nodiscard]] std::optional<FixturePlace> placeOf(const FixtureId &id) const;
    [[nodiscard]] const LeagueFixture *fixture(const FixtureId &id) const;
    [[nodiscard]] const LeagueRound *roundOf(const FixtureId &id) const;
    [[nodiscard]] const Competition *competitionOf(const FixtureId &id) const;
    bool operator==(const League &) const = default;
};

/// Squads are entrants beside the teams: their ids begin with this, and their names follow.
[[nodiscard]] EntrantId squadId(const QString &name);
[[nodiscard]] bool isSquad(const EntrantId &id);

/// What the results of its matches count.
[[nodiscard]] ResultCounts countsOf(const League &league);

/// Results of seasons that are not over which a coach does not stand by.
[[nodiscard]] std::vector<FixtureId> disputedFixtures(const League &league);

/// "team value 1,230,000, Anna" needs names: that of a team or squad, and that of its coach.
[[nodiscard]] QString teamName(const League &league, const EntrantId &team);
[[nodiscard]] QString coachName(const League &league, const EntrantId &team);

/// The division somebody plays in: as it is called, or its number; empty where there is only one.
[[nodiscard]] QString divisionOf(const Competition &competition, const EntrantId &team);
/// How a division of a phase is headed: as it is called, else "Group 2" where play-offs follow, or
/// "Division 2"; counted from 0.
[[nodiscard]] QString divisionTitle(const Competition &competition, size_t phase, size_t division);
/// The same for what divisionOf() calls a division.
[[nodiscard]] QString divisionTitle(const Competition &competition, const QString &division);
/// The same for the division both sides of a fixture of a round play in, by its number.
[[nodiscard]] QString divisionTitle(const Competition &competition, const LeagueRound &round,
                                    const LeagueFixture &fixture);
/// The same for the division both sides of a fixture of that phase play in; empty where there is
/// only one, or where they come from two.
[[nodiscard]] QString divisionTitle(const Competition &competition, size_t phase,
                                    const LeagueFixture &fixture);

} // namespace dugout
