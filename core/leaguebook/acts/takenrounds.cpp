// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/takenrounds.h"

#include "core/leaguebook/state/league.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TakenRoundsWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueDraw)
};

} // namespace

Result<std::vector<LeagueEvent>> roundsTaken(const League &league, const CompetitionId &id,
                                             const std::vector<TakenPair> &pairs)
{
    const Competition *competition = league.competition(id);
    if (!competition || pairs.empty())
        return Error{ErrorCode::NoSuchCompetition,
                     TakenRoundsWords::tr("There is no such competition, or no round to take."),
                     {}};
    if (competition->currentPhase() >= 0
        || competition->rules.phases.front().format != PhaseFormat::Open)
        return Error{ErrorCode::NotDrawn,
                     TakenRoundsWords::tr("Draw and publish this competition first: its results "
                                          "go to its fixtures."),
                     {}};
    PhaseBegun begun;
    begun.competition = id;
    for (const CompetitionEntry &each : competition->entries)
        begun.seeds.push_back(each.team);
    std::map<int, LeagueRound> rounds;
    for (const TakenPair &each : pairs) {
        LeagueFixture made;
        made.home = each.home;
        made.away = each.away;
        rounds[each.round].fixtures.push_back(std::move(made));
    }
    RoundsDrawn drawn;
    drawn.competition = id;
    int last = league.lastFixture;
    for (auto &[number, round] : rounds) {
        round.number = static_cast<int>(drawn.rounds.size()) + 1;
        for (LeagueFixture &each : round.fixtures)
            each.id = FixtureId(u"f%1"_s.arg(++last));
        drawn.rounds.push_back(std::move(round));
    }
    std::vector<LeagueEvent> events{{begun, {}}, {drawn, {}}};
    for (const LeagueRound &each : drawn.rounds)
        events.push_back({RoundPublished{id, each.number, 0}, {}});
    return events;
}

} // namespace dugout
