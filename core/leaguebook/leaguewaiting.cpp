// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtures/playedout.h"
#include "core/leaguebook/keptleagues.h"

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
};

bool isSooner(const LeagueFixture &one, int round, const LeagueFixture &other, int otherRound)
{
    const auto due = [](const LeagueFixture &each) {
        return each.when.dateMs != 0 ? each.when.dateMs : std::numeric_limits<qint64>::max();
    };
    return due(one) != due(other) ? due(one) < due(other) : round < otherRound;
}

template<typename T>
void cut(std::vector<T> &list, int most)
{
    if (list.size() > static_cast<size_t>(std::max(0, most)))
        list.erase(list.begin() + std::max(0, most), list.end());
}

std::vector<AwaitedFixture> awaitedIn(const CompetitionList &competitions)
{
    std::vector<AwaitedFixture> awaited;
    for (const Competition &competition : competitions) {
        for (const Phase &phase : competition.phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    if (round.published && isAwaited(competition, each))
                        awaited.push_back({&competition, round.number, &each});
                }
            }
        }
    }
    return awaited;
}

void addNext(const LeagueSummary &summary, const League &league, int most,
             std::vector<NextFixture> &next)
{
    const Season *season = league.currentSeason();
    const CompetitionList competitions = season ? season->competitions : CompetitionList();
    std::vector<AwaitedFixture> awaited = awaitedIn(competitions);
    std::stable_sort(awaited.begin(), awaited.end(),
                     [](const AwaitedFixture &one, const AwaitedFixture &other) {
                         return isSooner(*one.fixture, one.round, *other.fixture, other.round);
                     });
    cut(awaited, most);
    for (const AwaitedFixture &each : awaited)
        next.push_back({summary.id, summary.name, each.competition->rules.name, each.round,
                        *each.fixture, teamName(league, each.fixture->home),
                        teamName(league, each.fixture->away)});
}

void addToSign(const LeagueSummary &summary, const League &league,
               const std::function<bool(const EntrantId &)> &asks, int most,
               std::vector<ToSign> &waiting)
{
    for (UnsignedResult &each : unsignedResults(league, asks, static_cast<size_t>(most))) {
        const QString signers = signersOf(league, each);
        const QString home = teamName(league, each.fixture.home);
        const QString away = teamName(league, each.fixture.away);
        waiting.push_back({summary.id, summary.name, std::move(each), home, away, signers});
    }
}

} // namespace

Result<WaitingInLeagues> KeptLeagues::waiting(const QMap<QString, QStringList> &teams, int mostNext,
                                              int mostToSign) const
{
    const auto leagues = list();
    if (!leagues)
        return leagues.error();
    WaitingInLeagues waiting;
    for (const LeagueSummary &summary : *leagues) {
        const auto his = teams.constFind(summary.id.text());
        const bool isAsked = his == teams.cend() || !his->isEmpty();
        const bool hasNext = mostNext > 0 && summary.done < summary.fixtures;
        const bool hasToSign = mostToSign > 0 && isAsked && summary.unsignedResults > 0;
        if (!hasNext && !hasToSign)
            continue;
        const auto opened = open(summary.id);
        if (!opened)
            continue; // its page says why
        const auto asks = [&teams, his](const EntrantId &team) {
            return his == teams.cend() || his->contains(team.text());
        };
        if (hasNext)
            addNext(summary, opened->league(), mostNext, waiting.next);
        if (hasToSign)
            addToSign(summary, opened->league(), asks, mostToSign, waiting.toSign);
    }
    std::stable_sort(waiting.next.begin(), waiting.next.end(),
                     [](const NextFixture &one, const NextFixture &other) {
                         return isSooner(one.fixture, one.round, other.fixture, other.round);
                     });
    std::stable_sort(
        waiting.toSign.begin(), waiting.toSign.end(), [](const ToSign &one, const ToSign &other) {
            return one.result.fixture.outcome->atMs > other.result.fixture.outcome->atMs;
        });
    cut(waiting.next, mostNext);
    cut(waiting.toSign, mostToSign);
    return waiting;
}

Result<std::vector<NextFixture>> KeptLeagues::nextFixtures(int most) const
{
    auto all = waiting({}, most, 0);
    return all ? Result<std::vector<NextFixture>>(std::move(all->next)) : all.error();
}

Result<std::vector<ToSign>> KeptLeagues::toSign(const QMap<QString, QStringList> &teams,
                                                int most) const
{
    auto all = waiting(teams, 0, most);
    return all ? Result<std::vector<ToSign>>(std::move(all->toSign)) : all.error();
}

} // namespace dugout
