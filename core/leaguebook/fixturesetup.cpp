// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixturesetup.h"

#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/teamjson.h"
#include "core/leaguebook/holdings.h"
#include "core/leaguebook/leaguedefaults.h"
#include "core/leaguebook/leaguewalk.h"
#include "core/leaguebook/seasonend.h"
#include "core/match/state/changekinds.h"
#include "core/rules/doing.h"
#include "core/rules/footballrules.h"
#include "core/shop/boughtforgood.h"
#include "core/team/homestadium.h"
#include "core/team/playerlife.h"
#include "core/team/teamperks.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FixtureSetupWords
{
    Q_DECLARE_TR_FUNCTIONS(KeptLeagues)
};

/// Trophies a team holds, at what the edition gives for each.
int rerollsFor(const League &league, const EntrantId &team, const Ruleset &ruleset)
{
    const Table *season = ruleset.tables().find(u"season"_s);
    const TableRow *trophy = season ? season->row(u"trophy"_s) : nullptr;
    const auto held = std::count_if(
        league.holdings.begin(), league.holdings.end(), [&team](const Holding &each) {
            return each.kind == HoldingKind::Trophy && each.team == team;
        });
    return static_cast<int>(held) * (trophy ? trophy->value(u"re-rolls"_s) : 0);
}

/// Who casts spells in this edition; empty where nobody does.
QString casterOf(const Ruleset &ruleset)
{
    for (const Inducement &each : ruleset.inducements()) {
        for (const Doing &doing : doingsOfInducement(ruleset, each.id.text())) {
            if (doing.effect == u"casts-spells"_s)
                return each.id.text();
        }
    }
    return {};
}

/// A wizard is won for the season that follows.
int wizardsFor(const League &league, const EntrantId &team, const SeasonId &season)
{
    int wizards = 0;
    for (size_t i = 0; i + 1 < league.seasons.size(); ++i) {
        if (league.seasons[i + 1].id != season)
            continue;
        wizards += static_cast<int>(
            std::count_if(league.prizes.begin(), league.prizes.end(), [&](const Prize &each) {
                return each.kind == PrizeKind::Wizard && each.team == team
                    && each.season == league.seasons[i].id;
            }));
    }
    return wizards;
}

std::vector<Purchase> boughtBy(const League &league, const EntrantId &team)
{
    const LeagueTeam *member = league.team(team);
    return member ? member->inducements : std::vector<Purchase>();
}

/// Stars who died in matches of the league, where that lasts.
QSet<QString> deadStars(const League &league, ResultStore &results, const Ruleset &ruleset)
{
    QSet<QString> dead;
    const Table *casualties = ruleset.tables().find(u"casualty"_s);
    forEachResult(league, {}, [&](const DecidedFixture &each) {
        if (each.fixture.match.isEmpty() || !casualties)
            return;
        const auto record = results.read(each.fixture.match);
        if (!record)
            return;
        for (const ResultSide &side : record->sides) {
            for (const TeamChange &change : side.changes) {
                const TableRow *row = change.kind == ChangeKind::StarHurt
                    ? casualties->row(change.reason)
                    : nullptr;
                if (row && injuryEffect(*row).dead)
                    dead.insert(change.subject);
            }
        }
    });
    return dead;
}

} // namespace

Team withPerks(Team team, const League &league, const SeasonId &season, const Ruleset &ruleset)
{
    const EntrantId id(team.id.text());
    team = withTrophyRerolls(std::move(team), rerollsFor(league, id, ruleset));
    QMap<QString, int> staff;
    const int wizards = wizardsFor(league, id, season);
    if (const QString caster = casterOf(ruleset); wizards > 0 && !caster.isEmpty())
        staff.insert(caster, wizards);
    return withStaff(std::move(team), staff);
}

QSet<QString> goneStars(const League &league, const LeagueFixture &fixture,
                        const std::vector<Holding> &holdings, ResultStore &results,
                        const Ruleset &ruleset)
{
    QSet<QString> gone;
    for (const Holding &each : holdings) {
        if (each.kind == HoldingKind::Star && each.team != fixture.home
            && each.team != fixture.away)
            gone.insert(each.name);
    }
    if (isOptionOn(league.currentRules().options, ruleset, u"lasting-star-injuries"_s))
        gone.unite(deadStars(league, results, ruleset));
    return gone;
}

QString coachFor(const League &league, const Team &team)
{
    const QString coach = coachName(league, EntrantId(team.id.text()));
    return coach.isEmpty() || coach == team.name ? team.coach : coach; // a sheet without one
}

Result<MatchSetup> KeptLeagues::setupFor(const League &league, const LeagueId &id,
                                         const FixtureId &wanted) const
{
    const LeagueFixture *fixture = league.fixture(wanted);
    if (!fixture || fixture->isBye())
        return Error{u"no-such-fixture"_s,
                     FixtureSetupWords::tr("There is no such fixture in this league."),
                     {}};
    const Competition &competition = *league.competitionOf(wanted);
    const SeasonId season = league.seasonOf(competition.id)->id;
    const int round = league.roundOf(wanted)->number;
    const LeagueRules &rules = league.rulesFor(season, round);
    const auto ruleset = loadFootball(m_stores.library, rules.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    MatchSetup setup;
    setup.ruleset = rules.ruleset;
    setup.options = rules.options;
    setup.league = competition.rules.teamsDevelop;
    const bool boughtForGood = !setup.league && mayBuyForGood(rules.options, **ruleset);
    if (boughtForGood)
        setup.options.insert_or_assign(boughtForGoodMark(), true);
    setup.occasion = fixture->occasion;
    setup.fixture = {id.text(), wanted.text(), competition.rules.name, round};
    const bool goesOn = fixture->isKnockOut() && !competition.rules.hasSquads();
    if (goesOn || needsWinner(competition, *fixture))
        setup.options.insert_or_assign(OptionId(u"overtime"_s), true);
    const auto holdings = holdingsOf(league, m_stores.documents, **ruleset);
    for (const QString &star : goneStars(league, *fixture, holdings, m_stores.results, **ruleset))
        setup.options.insert_or_assign(OptionId(u"gone-"_s + star), true);
    for (const Holding &each : holdings) {
        if (each.kind == HoldingKind::Stadium && !stadiumKey(each.name).isEmpty())
            setup.options.insert_or_assign(livedInMark(each.name), each.team.text());
    }
    for (const size_t seat : {0U, 1U}) {
        const EntrantId side = seat == 0 ? fixture->home : fixture->away;
        if (auto ready = checkDrafted(league, side); !ready)
            return ready.error();
        auto team = teamFor(league, competition, side);
        if (!team)
            return team.error();
        team->options = rules.options;
        team->coach = coachFor(league, *team);
        if ((*ruleset)->options().contains(u"starting-treasury"_s))
            team->options[OptionId(u"starting-treasury"_s)] = budgetOf(league, **ruleset);
        if (boughtForGood)
            team = withBought(*std::move(team), boughtBy(league, side));
        setup.teams.at(seat) = withPerks(*std::move(team), league, season, **ruleset);
    }
    return setup;
}

/// As it is kept; or, where teams come back as they were registered, as it was then.
Result<Team> KeptLeagues::teamFor(const League &league, const Competition &competition,
                                  const EntrantId &side) const
{
    const LeagueTeam *member = league.team(side);
    if (!competition.rules.teamsDevelop && member && !member->sheet.isEmpty())
        return teamFromJson(member->sheet.object());
    auto kept = loadTeam(m_stores.documents, DocumentId(side.text()));
    return kept ? Result<Team>(std::move(kept->team)) : Result<Team>(kept.error());
}

} // namespace dugout
