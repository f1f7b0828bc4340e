// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguerepository.h"

#include <algorithm>

namespace dugout {

namespace {

void addNamed(const LeagueSummary &summary, const WaitingFixtures &found, WaitingFixtures &waiting)
{
    for (WaitingFixture each : found) {
        each.league = summary.id;
        each.leagueName = summary.name;
        waiting.push_back(std::move(each));
    }
}

/// Whether what is kept with a league says so many, or all there are.
bool isEnough(const std::optional<WaitingFixtures> &kept, int most)
{
    const int size = kept ? static_cast<int>(kept->size()) : 0;
    return kept && (size >= most || size < mostWaitingKept);
}

/// `asked`: whose signatures are given here; null: anybody's.
void addWaiting(const LeagueRepository &leagues, const LeagueSummary &summary,
                const QStringList *asked, std::pair<int, int> most, WaitingInLeagues &waiting)
{
    const auto [mostNext, mostToSign] = most;
    const bool hasNext = mostNext > 0 && summary.done < summary.fixtures;
    const bool hasToSign
        = mostToSign > 0 && summary.unsignedResults > 0 && (!asked || !asked->isEmpty());
    const bool knowsNext = !hasNext || isEnough(summary.next, mostNext);
    const bool knowsToSign = !hasToSign || (!asked && isEnough(summary.toSign, mostToSign));
    if (hasNext && knowsNext)
        addNamed(summary, *summary.next, waiting.next);
    if (hasToSign && knowsToSign)
        addNamed(summary, *summary.toSign, waiting.toSign);
    if (knowsNext && knowsToSign)
        return;
    const auto opened = leagues.open(summary.id);
    if (!opened)
        return; // its page says why
    const auto asks
        = [asked](const EntrantId &team) { return !asked || asked->contains(team.text()); };
    if (!knowsNext)
        addNamed(summary, nextFixtures(opened->league(), mostNext), waiting.next);
    if (!knowsToSign)
        addNamed(summary, fixturesToSign(opened->league(), mostToSign, asks), waiting.toSign);
}

} // namespace

Result<WaitingInLeagues> LeagueRepository::waiting(const QMap<QString, QStringList> &teams,
                                                   int mostNext, int mostToSign) const
{
    const auto leagues = list();
    if (!leagues)
        return leagues.error();
    return waitingIn(*leagues, teams, mostNext, mostToSign);
}

WaitingInLeagues LeagueRepository::waitingIn(const std::vector<LeagueSummary> &leagues,
                                             const QMap<QString, QStringList> &teams, int mostNext,
                                             int mostToSign) const
{
    WaitingInLeagues waiting;
    for (const LeagueSummary &summary : leagues) {
        const auto his = teams.constFind(summary.id.text());
        const QStringList *asked = his == teams.cend() ? nullptr : &*his;
        addWaiting(*this, summary, asked, {mostNext, mostToSign}, waiting);
    }
    std::stable_sort(waiting.next.begin(), waiting.next.end(), isSooner);
    std::stable_sort(waiting.toSign.begin(), waiting.toSign.end(),
                     [](const WaitingFixture &one, const WaitingFixture &other) {
                         return one.atMs > other.atMs;
                     });
    cutTo(waiting.next, mostNext);
    cutTo(waiting.toSign, mostToSign);
    return waiting;
}

Result<WaitingFixtures> LeagueRepository::nextFixtures(int most) const
{
    auto all = waiting({}, most, 0);
    return all ? Result<WaitingFixtures>(std::move(all->next)) : all.error();
}

Result<WaitingFixtures> LeagueRepository::toSign(const QMap<QString, QStringList> &teams,
                                                 int most) const
{
    auto all = waiting(teams, 0, most);
    return all ? Result<WaitingFixtures>(std::move(all->toSign)) : all.error();
}

} // namespace dugout
