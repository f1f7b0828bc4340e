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

} // namespace

std::vector<UnsignedResult> unsignedResults(const League &league,
                                            const std::function<bool(const EntrantId &)> &asks)
{
    std::vector<UnsignedResult> found;
    const Season *season = league.currentSeason();
    const CompetitionList competitions = season ? season->competitions : CompetitionList();
    for (const Competition &competition : competitions) {
        for (const Phase &phase : competition.phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    if (auto by = signersFor(each, asks); !by.empty())
                        found.push_back({competition.id, competition.rules.name, round.number, each,
                                         std::move(by)});
                }
            }
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const UnsignedResult &one, const UnsignedResult &other) {
                         return one.fixture.outcome->atMs > other.fixture.outcome->atMs;
                     });
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
