// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/leaguebook/season/prizenames.h"
#include "core/leaguebook/season/seasonend.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueLooksWords
{
    Q_DECLARE_TR_FUNCTIONS(SeasonEnd)
};

/// The lists that are harder to play, as the edition says.
QSet<RosterId> harderRosters(const Ruleset &ruleset)
{
    QSet<RosterId> harder;
    for (const Roster &each : ruleset.rosters()) {
        if (std::find(each.notes.begin(), each.notes.end(), u"harder-team"_s) != each.notes.end())
            harder.insert(each.id);
    }
    return harder;
}

/// The best of the hard teams in a table; none where nobody is, or two share the place.
EntrantId bestOfHard(const League &league, const Standings &standings, const QSet<RosterId> &harder)
{
    const StandingRow *best = nullptr;
    for (const StandingRow &row : standings.rows) {
        const LeagueTeam *team = league.team(row.entrant.id);
        if (!team || !harder.contains(team->roster) || row.withdrawn || row.played == 0)
            continue;
        if (best)
            return best->rank == row.rank ? EntrantId() : best->entrant.id;
        best = &row;
    }
    return best ? best->entrant.id : EntrantId();
}

UsualPrize leaderPrize(LeaderBy by)
{
    switch (by) {
    case LeaderBy::Touchdowns:
        return UsualPrize::Touchdowns;
    case LeaderBy::Casualties:
        return UsualPrize::Casualties;
    case LeaderBy::Kills:
        return UsualPrize::Kills;
    case LeaderBy::Completions:
        return UsualPrize::Completions;
    case LeaderBy::Interceptions:
        return UsualPrize::Interceptions;
    case LeaderBy::Mvps:
        return UsualPrize::Mvps;
    case LeaderBy::Points:
        break;
    }
    return UsualPrize::Points;
}

} // namespace

Result<std::vector<Prize>> LeagueRepository::proposedPrizes(const OpenLeague &open,
                                                            const SeasonId &id) const
{
    const League &league = open.league();
    const Season *season = league.season(id);
    if (!season)
        return Error{ErrorCode::NoSuchSeason,
                     LeagueLooksWords::tr("There is no such season in this league."),
                     {}};
    const auto ruleset = m_stores.library.load(league.currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    std::vector<Prize> prizes = usualPrizes(league, *season);
    const QSet<RosterId> harder = harderRosters(**ruleset);
    Prize prize;
    prize.season = id;
    for (const Competition &each : season->competitions) {
        const auto standings = standingsOf(league, each, {0, -1, true});
        prize.team = standings ? bestOfHard(league, *standings, harder) : EntrantId();
        prize.competition = each.id;
        prize.name = usualPrizeName(UsualPrize::BestOfHard, each.rules.name);
        if (!prize.team.isEmpty())
            prizes.push_back(prize);
    }
    LeaderQuery query;
    query.league = open.id();
    query.season = id;
    query.limit = 2;
    for (qsizetype by = 0; by < leaderByIds().size(); ++by) {
        query.by = static_cast<LeaderBy>(by);
        const auto lines = leaders(query);
        if (!lines)
            return lines.error();
        const bool alone = lines->size() == 1 || (lines->size() > 1 && (*lines)[1].rank > 1);
        if (!alone)
            continue;
        prize.competition = {};
        prize.name = usualPrizeName(leaderPrize(query.by));
        prize.team = lines->front().team;
        prize.player = lines->front().name;
        prizes.push_back(prize);
    }
    // What was given is not earned twice.
    std::erase_if(prizes, [&league](const Prize &each) {
        return std::any_of(league.prizes.begin(), league.prizes.end(), [&each](const Prize &given) {
            return given.season == each.season && prizeName(given) == each.name
                && given.team == each.team && given.player == each.player;
        });
    });
    return prizes;
}

Result<LeaguePreview> LeagueRepository::preview(const OpenLeague &league,
                                                const StoreBatch &batch) const
{
    OpenLeague after = league;
    for (const JournalChange &each : newsOf(m_stores, batch)) {
        if (each.id.text() != league.id().text())
            continue;
        if (auto took = after.took(each); !took)
            return took.error();
    }
    return previewOf(league.league(), after.league());
}

QStringList LeagueRepository::consequences(const StoreBatch &batch) const
{
    QStringList lines;
    for (const JournalChange &each : newsOf(m_stores, batch)) {
        const auto league = open(LeagueId(each.id.text()));
        if (!league)
            continue;
        const auto changes = preview(*league, batch);
        if (!changes)
            continue;
        const auto edition = m_stores.library.load(league->league().currentRules().ruleset.text());
        lines += previewLines(league->league(), *changes, edition ? edition->get() : nullptr);
    }
    return lines;
}

} // namespace dugout
