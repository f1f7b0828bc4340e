// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/unsignedresults.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<EntrantId> signersFor(const LeagueFixture &fixture,
                                  const std::function<bool(const EntrantId &)> &asks)
{
    std::vector<EntrantId> by;
    for (const FixtureSide side : {FixtureSide::Home, FixtureSide::Away}) {
        const EntrantId &team = side == FixtureSide::Home ? fixture.home : fixture.away;
        if (isUnsigned(fixture, side) && (!asks || asks(team)))
            by.push_back(team);
    }
    return by;
}

/// Where it stands, until it is known which are asked for.
struct UnsignedPlace
{
    const Competition *competition = nullptr;
    int round = 1;
    const LeagueFixture *fixture = nullptr;
};

std::vector<UnsignedPlace> placesIn(const CompetitionList &competitions,
                                    const std::function<bool(const EntrantId &)> &asks)
{
    std::vector<UnsignedPlace> places;
    for (const Competition &competition : competitions) {
        for (const Phase &phase : competition.phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    if (!signersFor(each, asks).empty())
                        places.push_back({&competition, round.number, &each});
                }
            }
        }
    }
    return places;
}

} // namespace

std::vector<UnsignedResult> unsignedResults(const League &league,
                                            const std::function<bool(const EntrantId &)> &asks,
                                            std::optional<size_t> most)
{
    const Season *season = league.currentSeason();
    const CompetitionList competitions = season ? season->competitions : CompetitionList();
    std::vector<UnsignedPlace> places = placesIn(competitions, asks);
    std::stable_sort(places.begin(), places.end(),
                     [](const UnsignedPlace &one, const UnsignedPlace &other) {
                         return one.fixture->outcome->atMs > other.fixture->outcome->atMs;
                     });
    places.resize(std::min(places.size(), most.value_or(places.size())));
    std::vector<UnsignedResult> found;
    for (const UnsignedPlace &each : places)
        found.push_back({each.competition->id, each.competition->rules.name, each.round,
                         *each.fixture, signersFor(*each.fixture, asks)});
    return found;
}

QString signersOf(const League &league, const UnsignedResult &result)
{
    QStringList names;
    for (const EntrantId &team : result.by) {
        const QString coach = coachName(league, team);
        names.append(coach.isEmpty() ? teamName(league, team) : coach);
    }
    return names.join(u", "_s);
}

} // namespace dugout
