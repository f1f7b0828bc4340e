// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/teamjson.h"
#include "core/leaguebook/fixturesetup.h"
#include "core/leaguebook/keptleagues.h"
#include "core/leaguebook/leaguedefaults.h"
#include "core/leaguebook/seasonend.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct BetweenSeasonsWords
{
    Q_DECLARE_TR_FUNCTIONS(KeptLeagues)
};

/// Whose sheets a prize changes: of a trophy, also that of whoever held it.
std::vector<EntrantId> touchedBy(const League &league, const Prize &prize)
{
    if (prize.kind == PrizeKind::Award || prize.kind == PrizeKind::Wizard)
        return {};
    std::vector<EntrantId> teams{prize.team};
    for (const Holding &each : league.holdings) {
        const bool hands = prize.kind == PrizeKind::Trophy && each.kind == HoldingKind::Trophy
            && each.name == prize.name && each.team != prize.team;
        if (hands)
            teams.push_back(each.team);
    }
    return teams;
}

} // namespace

Result<void> KeptLeagues::givePrize(OpenLeague &league, const Prize &prize,
                                    const QString &reason) const
{
    const auto ruleset = m_stores.library.load(league.league().currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    std::vector<LeagueEvent> events{{PrizeGiven{prize}, reason}};
    const auto after = league.trial(events);
    if (!after)
        return after.error();
    StoreBatch batch;
    for (const EntrantId &id : touchedBy(league.league(), prize)) {
        auto kept = loadTeam(m_stores.documents, DocumentId(id.text()));
        if (!kept)
            continue; // only paper knows it
        Team team = std::move(kept->team);
        if (prize.kind == PrizeKind::Gold)
            team.treasury += prize.amount;
        else if (prize.kind == PrizeKind::FanFactor)
            team.fanFactor += prize.amount;
        else
            team = withPerks(std::move(team), *after, after->seasons.back().id, **ruleset);
        const LeagueTeam *member = after->team(id);
        const TeamFigures figures{teamValue(team, **ruleset), team.fanFactor, team.treasury};
        if (member->state == MemberState::Active)
            events.push_back({TeamRenewed{id, figures, member->sheet}, {}});
        batch.documents.push_back(teamDocument(kept->summary, team, m_stores.clock()));
    }
    return keepWith(league, events, std::move(batch));
}

Result<void> KeptLeagues::redraft(OpenLeague &league, const EntrantId &id, const Redraft &how,
                                  const QString &reason) const
{
    const auto ruleset = m_stores.library.load(league.league().currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    if (!isOptionOn(league.league().currentRules().options, **ruleset, u"redraft"_s))
        return Error{u"no-redraft"_s,
                     BetweenSeasonsWords::tr("Teams of this league are not drafted anew."),
                     {}};
    if (league.league().currentSeason())
        return Error{u"season-runs"_s,
                     BetweenSeasonsWords::tr("Teams are drafted anew between two seasons."),
                     {}};
    const auto kept = loadTeam(m_stores.documents, DocumentId(id.text()));
    if (!kept)
        return kept.error();
    const auto team = redrafted(kept->team, **ruleset, budgetOf(league.league(), **ruleset), how);
    if (!team)
        return team.error();
    const TeamFigures figures{0, team->fanFactor, 0};
    std::vector<LeagueEvent> events{
        {TeamRenewed{id, figures, {}, teamToJson(kept->team), teamToJson(*team)}, reason}};
    for (const Holding &each : league.league().holdings) {
        if (each.team == id && !how.keepsWon)
            events.push_back({HoldingChanged{{each.kind, each.name, {}}}, {}});
    }
    return keepWithTeam(league, events, kept->summary, *team);
}

Result<void> KeptLeagues::buyBack(const League &league, const EntrantId &id,
                                  const std::vector<PlayerId> &players) const
{
    const auto ruleset = m_stores.library.load(league.currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    auto kept = loadTeam(m_stores.documents, DocumentId(id.text()));
    if (!kept)
        return kept.error();
    for (const PlayerId &each : players) {
        auto back
            = boughtBack(std::move(kept->team), each, **ruleset, league.currentRules().buyBack);
        if (!back)
            return back.error();
        kept->team = *std::move(back);
    }
    if (goldLeft(kept->team, **ruleset) < 0)
        return Error{u"no-gold"_s,
                     BetweenSeasonsWords::tr("%1 cannot pay so many.").arg(kept->team.name),
                     {}};
    const auto saved = saveTeam(m_stores.documents, *kept, m_stores.clock());
    return saved ? Result<void>() : Result<void>(saved.error());
}

} // namespace dugout
