// SPDX-License-Identifier: GPL-3.0-or-later
// Lets random coaches play a season of many teams in an edition, and derives everything again:
// bench_leagueseason RULESET [TEAMS [ROUNDS [CORRECTIONS]]]. Says what differs; the more teams,
// the longer.
#include "core/team/teamcheck.h"
#include "tests/leaguebook/leaguehouse.h"

#include <QCoreApplication>

#include <cstdio>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

int wrong(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
    return 1;
}

int checkTeams(LeagueHouse &house, const OpenLeague &league, const Ruleset &ruleset)
{
    int faults = 0;
    for (const LeagueTeam &each : league.league().teams) {
        const Team team = must(house.club().teams().load(DocumentId(each.id.text()))).team;
        for (const TeamProblem &problem : checkTeam(team, ruleset)) {
            if (problem.severity == Severity::Error && problem.code != u"too-few-players"_s)
                faults += wrong(u"%1: %2"_s.arg(team.name, problem.sentence));
        }
    }
    return faults;
}

int checkExport(LeagueHouse &house, const OpenLeague &league)
{
    const QJsonObject file = must(house.leagues().exported(league.id()));
    LeagueHouse elsewhere;
    const LeagueId there = must(elsewhere.leagues().import(file));
    return must(elsewhere.leagues().exported(there)) == file ? 0
                                                             : wrong(u"export and import differ"_s);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QString ruleset = words.value(1, u"crp"_s);
    LeagueHouse house;
    OpenLeague league = house.found(ruleset);
    house.addTeams(league, words.value(2, u"4"_s).toInt());
    CompetitionRules rules;
    rules.phases.front().format = PhaseFormat::Swiss;
    rules.phases.front().rounds = words.value(3, u"1"_s).toInt();
    house.begin(league, rules);
    house.playOut(league);
    int corrected = 0;
    for (int i = words.value(4, u"1"_s).toInt(); i > 0; --i)
        corrected += house.correctAtRandom(league) ? 1 : 0;
    int faults = checkTeams(house, league, *must(house.stores().library.load(ruleset)));
    for (const LeagueDifference &each : must(house.leagues().check(league.id())))
        faults += wrong(each.sentence);
    faults += checkExport(house, league);
    std::printf("%s: %d fixtures, %d corrections, %d faults\n", qPrintable(ruleset),
                league.league().lastFixture, corrected, faults);
    return faults == 0 ? 0 : 1;
}
