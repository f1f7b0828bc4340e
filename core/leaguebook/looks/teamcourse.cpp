// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/teamcourse.h"

#include "core/leaguebook/looks/leaguetables.h"

namespace dugout {

namespace {

CourseMatch courseMatch(const Competition &competition, const LeagueRound &round,
                        const LeagueFixture &fixture, FixtureSide side)
{
    const bool home = side == FixtureSide::Home;
    CourseMatch match{round.number, fixture.id, home ? fixture.away : fixture.home};
    match.dateMs = fixture.when.dateMs;
    match.isDecided = fixture.outcome.has_value();
    const auto counted = fixture.outcome ? countedResult(competition, fixture.outcome->result)
                                         : std::optional<FixtureResult>();
    if (!counted)
        return match;
    match.outcome = lineOf(*counted, side, LeagueOutcome::Won).outcome;
    match.td = home ? counted->td : counted->tdAgainst;
    match.tdAgainst = home ? counted->tdAgainst : counted->td;
    return match;
}

template<typename Visit>
void forEachPublished(const Competition &competition, const Visit &visit)
{
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            for (const LeagueFixture &each : round.fixtures) {
                if (round.published)
                    visit(round, each);
            }
        }
    }
}

} // namespace

std::vector<CourseMatch> courseOf(const Competition &competition, const EntrantId &team)
{
    std::vector<CourseMatch> course;
    forEachPublished(competition, [&](const LeagueRound &round, const LeagueFixture &fixture) {
        if (fixture.home == team)
            course.push_back(courseMatch(competition, round, fixture, FixtureSide::Home));
        else if (fixture.away == team)
            course.push_back(courseMatch(competition, round, fixture, FixtureSide::Away));
    });
    return course;
}

QHash<EntrantId, CourseMatch> nextMatchesOf(const Competition &competition)
{
    QHash<EntrantId, CourseMatch> next;
    forEachPublished(competition, [&](const LeagueRound &round, const LeagueFixture &fixture) {
        if (fixture.outcome || fixture.isBye())
            return;
        for (const FixtureSide side : {FixtureSide::Home, FixtureSide::Away}) {
            const EntrantId &team = side == FixtureSide::Home ? fixture.home : fixture.away;
            if (!next.contains(team))
                next.insert(team, courseMatch(competition, round, fixture, side));
        }
    });
    return next;
}

} // namespace dugout
