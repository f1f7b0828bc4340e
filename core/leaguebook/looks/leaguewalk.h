// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/leaguebook/state/league.h"

#include <QSet>

namespace dugout {

/// Which results something is reckoned from. Empty: all.
struct ResultScope
{
    SeasonId season{};
    CompetitionId competition{};
    QString division{}; ///< both sides play in it

    bool operator==(const ResultScope &) const = default;
};

/// A match that was decided between two, and where it stands.
struct DecidedFixture
{
    const Season &season;
    const Competition &competition;
    const LeagueRound &round;
    const LeagueFixture &fixture;

    /// As the home or the away side sees it.
    [[nodiscard]] EntrantLine line(FixtureSide side) const
    {
        return lineOf(fixture.outcome->result, side, LeagueOutcome::Won);
    }
};

/// Those of a competition who play in a division.
[[nodiscard]] QSet<EntrantId> teamsOfDivision(const Competition &competition,
                                              const QString &division);

/// Every match that a fixture of the league knows, in the order of its rounds.
[[nodiscard]] std::vector<JournalId> matchesOf(const League &league);

/// Calls `look(DecidedFixture)` for every result between two, in the order of rounds. What is not
/// asked for is not even unpacked.
template<typename Look>
void forEachResult(const League &league, const ResultScope &scope, const Look &look)
{
    for (const Season &season : league.seasons) {
        if (!scope.season.isEmpty() && scope.season != season.id)
            continue;
        for (const Competition &competition : season.competitions) {
            if (!scope.competition.isEmpty() && scope.competition != competition.id)
                continue;
            QSet<EntrantId> division;
            if (!scope.division.isEmpty())
                division = teamsOfDivision(competition, scope.division);
            for (const Phase &phase : competition.phases) {
                for (const LeagueRound &round : phase.rounds) {
                    for (const LeagueFixture &each : round.fixtures) {
                        const bool wanted = scope.division.isEmpty()
                            || (division.contains(each.home) && division.contains(each.away));
                        if (wanted && each.outcome && !each.isBye())
                            look(DecidedFixture{season, competition, round, each});
                    }
                }
            }
        }
    }
}

/// Teams by their ids, for many lookups.
class TeamIndex
{
public:
    explicit TeamIndex(const League &league)
    {
        for (const LeagueTeam &each : league.teams)
            m_teams.insert(each.id, &each);
        for (const LeagueCoach &each : league.coaches)
            m_coaches.insert(each.id, &each);
    }
    [[nodiscard]] const LeagueTeam *team(const EntrantId &id) const { return m_teams.value(id); }
    [[nodiscard]] QString name(const EntrantId &id) const
    {
        const LeagueTeam *found = team(id);
        return found ? found->name : id.text();
    }
    [[nodiscard]] RosterId roster(const EntrantId &id) const
    {
        const LeagueTeam *found = team(id);
        return found ? found->roster : RosterId();
    }
    [[nodiscard]] QString coachName(const CoachId &id) const
    {
        const LeagueCoach *found = m_coaches.value(id);
        return found ? found->name : QString();
    }
    /// Who coached that side when it was played.
    [[nodiscard]] CoachId coachOf(const LeagueFixture &fixture, FixtureSide side) const
    {
        const bool home = side == FixtureSide::Home;
        const CoachId &noted = home ? fixture.outcome->homeCoach : fixture.outcome->awayCoach;
        const LeagueTeam *of = noted.isEmpty() ? team(home ? fixture.home : fixture.away) : nullptr;
        return of ? of->coach : noted;
    }

private:
    QHash<EntrantId, const LeagueTeam *> m_teams;
    QHash<CoachId, const LeagueCoach *> m_coaches;
};

} // namespace dugout
