// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguestanding.h"

#include "core/leaguebook/looks/waitingfixtures.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

JournalProgress standOf(const League &league)
{
    int fixtures = 0;
    int done = 0;
    int toSign = 0;
    const Season *season = league.currentSeason();
    const CompetitionList competitions = season ? season->competitions : CompetitionList();
    for (const Competition &competition : competitions) {
        for (const Phase &phase : competition.phases) {
            for (const LeagueRound &round : phase.rounds) {
                fixtures += static_cast<int>(round.fixtures.size());
                done += static_cast<int>(
                    std::count_if(round.fixtures.begin(), round.fixtures.end(),
                                  [](const LeagueFixture &each) { return each.outcome; }));
                toSign += static_cast<int>(std::count_if(
                    round.fixtures.begin(), round.fixtures.end(), [](const LeagueFixture &each) {
                        return isUnsigned(each, FixtureSide::Home)
                            || isUnsigned(each, FixtureSide::Away);
                    }));
            }
        }
    }
    const auto teams
        = std::count_if(league.teams.begin(), league.teams.end(),
                        [](const LeagueTeam &each) { return each.state == MemberState::Active; });
    return {JournalState::Running,
            {{u"name"_s, league.name},
             {u"ruleset"_s, league.isFounded() ? league.currentRules().ruleset.text() : QString()},
             {u"season"_s, season ? season->name : QString()},
             {u"teams"_s, static_cast<int>(teams)},
             {u"fixtures"_s, fixtures},
             {u"done"_s, done},
             {u"unsigned"_s, toSign},
             {u"next"_s, toJson(nextFixtures(league, mostWaitingKept))},
             {u"toSign"_s, toJson(fixturesToSign(league, mostWaitingKept))}}};
}

} // namespace dugout
