// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/leaguebook/fixtures/fixturesetup.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/season/sheetchange.h"
#include "core/leaguebook/state/leaguedefaults.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct BetweenSeasonsWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueRepository)
};

/// Whose sheets a prize changes: for a trophy, also that of its holder before.
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

Result<void> LeagueRepository::givePrize(OpenLeague &league, const Prize &prize,
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
        const int budget = team.budget;
        if (prize.kind == PrizeKind::Gold || prize.kind == PrizeKind::FanFactor)
            team = withPrize(std::move(team), prize.kind, prize.amount, **ruleset);
        else
            team = withPerks(std::move(team), *after, after->seasons.back().id, **ruleset);
        const LeagueTeam *member = after->team(id);
        TeamFigures figures{teamValue(team, **ruleset), team.fanFactor, team.treasury,
                            teamRating(team, **ruleset).value_or(0)};
        if (isDraftedAnew(*member)) { // it is built from what it had, and from the prize
            const auto most = draftGold(*member);
            figures = {0, team.fanFactor, most ? *most + team.budget - budget : 0};
        }
        if (member->state == MemberState::Active)
            events.push_back({TeamRenewed{id, figures, member->sheet}, {}});
        batch.documents.push_back(teamDocument(kept->summary, team, m_stores.clock()));
    }
    return keepWith(league, events, std::move(batch));
}

Result<void> LeagueRepository::redraft(OpenLeague &league, const EntrantId &id, const Redraft &how,
                                       const QString &reason) const
{
    const auto ruleset = m_stores.library.load(league.league().currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    if (!isOptionOn(league.league().currentRules().options, **ruleset, u"redraft"_s))
        return Error{ErrorCode::NoRedraft,
                     BetweenSeasonsWords::tr("Teams of this league are not redrafted."),
                     {}};
    if (league.league().currentSeason())
        return Error{ErrorCode::SeasonRuns,
                     BetweenSeasonsWords::tr("Teams are redrafted between two seasons."),
                     {}};
    // Once more would cost it the gold and the players of its last roster (bb2016 L11653-11657).
    if (const auto first = checkDrafted(league.league(), id); !first)
        return first.error();
    const auto kept = loadTeam(m_stores.documents, DocumentId(id.text()));
    if (!kept)
        return kept.error();
    const auto team = redrafted(kept->team, **ruleset, budgetOf(league.league(), **ruleset), how);
    if (!team)
        return team.error();
    const TeamFigures figures{0, team->fanFactor, team->budget};
    const SheetChange change = sheetChange(kept->team, *team);
    std::vector<LeagueEvent> events{{TeamRenewed{id, figures, {}, change.old, change.now}, reason}};
    for (const Holding &each : league.league().holdings) {
        if (each.team == id && !how.keepsWon)
            events.push_back({HoldingChanged{{each.kind, each.name, {}}}, {}});
    }
    return keepWithTeam(league, events, kept->summary, *team);
}

Result<void> LeagueRepository::buyBack(OpenLeague &league, const EntrantId &id,
                                       const std::vector<PlayerId> &players) const
{
    const LeagueRules &rules = league.league().currentRules();
    const auto ruleset = m_stores.library.load(rules.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    auto kept = loadTeam(m_stores.documents, DocumentId(id.text()));
    if (!kept)
        return kept.error();
    const LeagueTeam *member = league.league().team(id);
    if (!member || !isDraftedAnew(*member))
        return Error{
            ErrorCode::NotDrafted,
            BetweenSeasonsWords::tr("%1 is not redrafted.").arg(teamName(league.league(), id)),
            {}};
    const Team before = kept->team;
    Result<Team> team = before;
    if (const auto most = draftGold(*member); most && before.budget > *most)
        team = setBudget(before, *most); // nobody pays with gold he wrote there himself
    const int budget = team ? team->budget : 0;
    for (const PlayerId &each : players) {
        if (team)
            team = boughtBack(*std::move(team), each, **ruleset, rules.buyBack);
    }
    if (!team)
        return team.error();
    if (goldLeft(*team, **ruleset) < 0)
        return Error{ErrorCode::NoGold,
                     BetweenSeasonsWords::tr("%1 cannot pay so many.").arg(before.name),
                     {}};
    TeamFigures figures = member->figures;
    if (const auto most = draftGold(*member)) // a price above that of the list is gone for good
        figures.treasury = *most - (budget - team->budget);
    const SheetChange change = sheetChange(before, *team);
    return keepWithTeam(league, {{TeamRenewed{id, figures, {}, change.old, change.now}, {}}},
                        kept->summary, *team);
}

} // namespace dugout
