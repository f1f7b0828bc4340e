// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/waitingfixtures.h"

#include "core/leaguebook/fixtures/playedout.h"
#include "core/leaguebook/looks/unsignedresults.h"

#include <algorithm>
#include <limits>

namespace dugout {

namespace {

/// A fixture where it stands: of many that wait few are shown, and only those are named.
struct AwaitedFixture
{
    const Competition *competition = nullptr;
    int round = 1;
    const LeagueFixture *fixture = nullptr;
    bool toDecide = false; ///< its phase
};

bool isBefore(qint64 one, int round, qint64 other, int otherRound)
{
    const auto due
        = [](qint64 atMs) { return atMs != 0 ? atMs : std::numeric_limits<qint64>::max(); };
    return due(one) != due(other) ? due(one) < due(other) : round < otherRound;
}

std::vector<AwaitedFixture> awaitedIn(const CompetitionList &competitions)
{
    std::vector<AwaitedFixture> awaited;
    for (const Competition &competition : competitions) {
        for (const Phase &phase : competition.phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    if (round.published && isAwaited(competition, each))
                        awaited.push_back({&competition, round.number, &each, phase.outgrown});
                }
            }
        }
    }
    return awaited;
}

constexpr qsizetype keptValues = 8; ///< of a fixture, see toJson()
constexpr qsizetype formerValues = 7; ///< before anything was to be decided

WaitingFixture named(const League &league, const QString &competition, int round,
                     const LeagueFixture &fixture)
{
    WaitingFixture waiting;
    waiting.competition = competition;
    waiting.round = round;
    waiting.fixture = fixture.id;
    waiting.home = teamName(league, fixture.home);
    waiting.away = teamName(league, fixture.away);
    waiting.atMs = fixture.outcome ? fixture.outcome->atMs : fixture.when.dateMs;
    return waiting;
}

} // namespace

bool isSooner(const WaitingFixture &one, const WaitingFixture &other)
{
    return one.toDecide != other.toDecide ? one.toDecide
                                          : isBefore(one.atMs, one.round, other.atMs, other.round);
}

void cutTo(WaitingFixtures &list, int most)
{
    const auto wanted = static_cast<size_t>(std::max(0, most));
    list.resize(std::min(list.size(), wanted));
}

WaitingFixtures nextFixtures(const League &league, int most)
{
    const Season *season = league.currentSeason();
    const CompetitionList competitions = season ? season->competitions : CompetitionList();
    std::vector<AwaitedFixture> awaited = awaitedIn(competitions);
    std::stable_sort(awaited.begin(), awaited.end(),
                     [](const AwaitedFixture &one, const AwaitedFixture &other) {
                         if (one.toDecide != other.toDecide)
                             return one.toDecide;
                         return isBefore(one.fixture->when.dateMs, one.round,
                                         other.fixture->when.dateMs, other.round);
                     });
    awaited.resize(std::min(awaited.size(), static_cast<size_t>(std::max(0, most))));
    WaitingFixtures next;
    for (const AwaitedFixture &each : awaited) {
        next.push_back(named(league, each.competition->rules.name, each.round, *each.fixture));
        next.back().toDecide = each.toDecide;
    }
    return next;
}

WaitingFixtures fixturesToSign(const League &league, int most,
                               const std::function<bool(const EntrantId &)> &asks)
{
    WaitingFixtures toSign;
    for (const UnsignedResult &each :
         unsignedResults(league, asks, static_cast<size_t>(std::max(0, most)))) {
        toSign.push_back(named(league, each.competitionName, each.round, each.fixture));
        toSign.back().signers = signersOf(league, each);
    }
    return toSign;
}

/// A list for each without names: every list of leagues reads them, and Home alone shows them.
QJsonArray toJson(const WaitingFixtures &waiting)
{
    QJsonArray kept;
    for (const WaitingFixture &each : waiting)
        kept.append(QJsonArray{each.fixture.text(), each.competition, each.round, each.home,
                               each.away, each.atMs, each.signers, each.toDecide});
    return kept;
}

std::optional<WaitingFixtures> waitingFromJson(const QJsonValue &json)
{
    if (!json.isArray())
        return std::nullopt;
    WaitingFixtures waiting;
    for (const QJsonValue value : json.toArray()) {
        const QJsonArray kept = value.toArray();
        if (kept.size() != keptValues && kept.size() != formerValues)
            return std::nullopt;
        waiting.push_back({{},
                           {},
                           kept.at(1).toString(),
                           kept.at(2).toInt(),
                           FixtureId(kept.at(0).toString()),
                           kept.at(3).toString(),
                           kept.at(4).toString(),
                           kept.at(5).toInteger(),
                           kept.at(6).toString(),
                           kept.size() == keptValues && kept.at(7).toBool()});
    }
    return waiting;
}

} // namespace dugout
