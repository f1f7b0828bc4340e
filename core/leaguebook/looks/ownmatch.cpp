// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/ownmatch.h"

#include "core/leaguebook/looks/unsignedresults.h"
#include "core/leaguebook/looks/waitingfixtures.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isOnPaper(const League &league, const LeagueFixture &fixture)
{
    const auto lacksSheet = [&league](const EntrantId &id) {
        const LeagueTeam *team = league.team(id);
        return !team || team->sheet.isEmpty();
    };
    return lacksSheet(fixture.home) || lacksSheet(fixture.away);
}

OwnStep stepOf(const League &league, const LeagueFixture &fixture, const QSet<FixtureId> &ended)
{
    if (ended.contains(fixture.id))
        return OwnStep::Deliver;
    if (!fixture.match.isEmpty())
        return OwnStep::GoOn;
    const bool isSkirmish = league.competitionOf(fixture.id)->rules.isSkirmish();
    return !isSkirmish && isOnPaper(league, fixture) ? OwnStep::Enter : OwnStep::Play;
}

OwnMatch placed(const League &league, const FixtureId &id, const QStringList &teams)
{
    const LeagueFixture &fixture = *league.fixture(id);
    const bool isHome = teams.contains(fixture.home.text());
    OwnMatch match;
    match.competition = league.competitionOf(id)->id;
    match.round = league.roundOf(id)->number;
    match.fixture = id;
    match.own = isHome ? fixture.home : fixture.away;
    match.other = isHome ? fixture.away : fixture.home;
    return match;
}

} // namespace

QString ownStepId(OwnStep step)
{
    switch (step) {
    case OwnStep::Sign:
        return u"sign"_s;
    case OwnStep::Play:
        return u"play"_s;
    case OwnStep::GoOn:
        return u"go-on"_s;
    case OwnStep::Deliver:
        return u"deliver"_s;
    case OwnStep::Enter:
        return u"enter"_s;
    case OwnStep::Wait:
        return u"wait"_s;
    case OwnStep::Nothing:
        break;
    }
    return u"nothing"_s;
}

std::vector<OwnMatch> ownMatches(const League &league, const QStringList &teams,
                                 const QSet<FixtureId> &ended)
{
    const auto isOwn = [&teams](const EntrantId &team) { return teams.contains(team.text()); };
    std::vector<OwnMatch> all;
    std::vector<OwnMatch> waiting;
    const auto add = [&](std::vector<OwnMatch> &to, const FixtureId &fixture, OwnStep step) {
        to.push_back(placed(league, fixture, teams));
        to.back().step = step;
    };
    for (const UnsignedResult &each : unsignedResults(league, isOwn)) {
        // What he disputes is for others to decide.
        const FixtureSide disputed = each.fixture.outcome->disputed;
        if (disputed == FixtureSide::Home
                ? isOwn(each.fixture.home)
                : disputed == FixtureSide::Away && isOwn(each.fixture.away))
            continue;
        add(all, each.fixture.id, OwnStep::Sign);
    }
    for (const UnsignedResult &each : unsignedResults(league)) {
        const auto isSame
            = [&each](const OwnMatch &known) { return known.fixture == each.fixture.id; };
        if ((isOwn(each.fixture.home) || isOwn(each.fixture.away))
            && std::none_of(all.begin(), all.end(), isSame))
            add(waiting, each.fixture.id, OwnStep::Wait);
    }
    for (const WaitingFixture &each : nextFixtures(league, std::numeric_limits<int>::max())) {
        const LeagueFixture *fixture = league.fixture(each.fixture);
        if (fixture && !fixture->isBye() && (isOwn(fixture->home) || isOwn(fixture->away)))
            add(all, each.fixture, stepOf(league, *fixture, ended));
    }
    all.insert(all.end(), waiting.begin(), waiting.end());
    return all;
}

OwnMatch ownMatch(const League &league, const QStringList &teams, const QSet<FixtureId> &ended)
{
    const std::vector<OwnMatch> all = ownMatches(league, teams, ended);
    return all.empty() ? OwnMatch() : all.front();
}

} // namespace dugout
