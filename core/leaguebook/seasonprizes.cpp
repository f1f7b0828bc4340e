// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/seasonprizes.h"

#include "core/leaguebook/leaguetables.h"
#include "core/rules/ruleset.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A first place that more than these share is none.
constexpr int mostShared = 3;

struct LeaderPrizeWords
{
    Q_DECLARE_TR_FUNCTIONS(LeaderPrizes)
};

QString prizeName(LeaderBy by)
{
    switch (by) {
    case LeaderBy::Touchdowns:
        return LeaderPrizeWords::tr("Most touchdowns");
    case LeaderBy::Casualties:
        return LeaderPrizeWords::tr("Most casualties");
    case LeaderBy::Kills:
        return LeaderPrizeWords::tr("Most kills");
    case LeaderBy::Completions:
        return LeaderPrizeWords::tr("Most completions");
    case LeaderBy::Interceptions:
        return LeaderPrizeWords::tr("Most interceptions");
    case LeaderBy::Mvps:
        return LeaderPrizeWords::tr("Most often most valuable player");
    case LeaderBy::Points:
        break;
    }
    return LeaderPrizeWords::tr("Most star player points");
}

bool isHarder(const League &league, const EntrantId &id, const Ruleset &ruleset)
{
    const LeagueTeam *team = league.team(id);
    const Roster *roster = team ? ruleset.rosters().find(team->roster) : nullptr;
    return roster
        && std::find(roster->notes.begin(), roster->notes.end(), u"harder-team"_s)
        != roster->notes.end();
}

} // namespace

std::vector<Prize> leaderPrizes(const KeptLeagues &leagues, const LeagueId &league,
                                const SeasonId &season)
{
    std::vector<Prize> prizes;
    for (int i = 0; i < leaderByIds().size(); ++i) {
        LeaderQuery query;
        query.league = league;
        query.season = season;
        query.by = static_cast<LeaderBy>(i);
        query.limit = mostShared + 1;
        const auto lines = leagues.leaders(query);
        if (!lines)
            continue;
        const auto isFirst = [&query](const LeaderLine &each) {
            return each.rank == 1 && each.count(query.by) > 0;
        };
        if (std::count_if(lines->begin(), lines->end(), isFirst) > mostShared)
            continue;
        for (const LeaderLine &each : *lines) {
            if (!isFirst(each))
                continue;
            Prize prize;
            prize.name = prizeName(query.by);
            prize.team = each.team;
            prize.player = each.name;
            prize.season = season;
            prizes.push_back(prize);
        }
    }
    return prizes;
}

std::vector<Prize> harderTeamPrizes(const League &league, const Season &season,
                                    const Ruleset &ruleset)
{
    std::vector<Prize> prizes;
    for (const Competition &each : season.competitions) {
        const auto standings = standingsOf(league, each);
        if (!standings)
            continue;
        std::vector<const StandingRow *> harder;
        for (const StandingRow &row : standings->rows) {
            if (row.played > 0 && !row.withdrawn && isHarder(league, row.entrant.id, ruleset))
                harder.push_back(&row);
        }
        if (harder.empty() || (harder.size() > 1 && harder[0]->rank == harder[1]->rank))
            continue;
        Prize prize;
        prize.name = LeaderPrizeWords::tr("Best of the harder teams of %1").arg(each.rules.name);
        prize.team = harder.front()->entrant.id;
        prize.season = season.id;
        prize.competition = each.id;
        prizes.push_back(prize);
    }
    return prizes;
}

} // namespace dugout
