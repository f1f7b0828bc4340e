// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/randomleague.h"
#include "tests/bench/benchfigure.h"

#include <memory>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace dugout::bench {

namespace {

constexpr int teams = 40;

StandingsInput resultsOf(int matches)
{
    StandingsInput input;
    for (int i = 0; i < teams; ++i) {
        Entrant entrant;
        entrant.name = u"Team %1"_s.arg(i);
        entrant.id = EntrantId(entrant.name);
        input.entrants.push_back(entrant);
    }
    SeededRandomSource source(1);
    while (static_cast<int>(input.results.size()) < matches) {
        const auto one = static_cast<size_t>(source.roll(teams) - 1);
        const auto other = static_cast<size_t>(source.roll(teams) - 1);
        if (one != other)
            input.results.push_back(
                randomResult({{input.entrants[one].id, input.entrants[other].id}, 1}, source));
    }
    return input;
}

StandingsRules rules()
{
    StandingsRules all;
    all.points = *PointsFormula::parse(u"10*won + 5*drawn + min(td,3) + min(cas,3)"_s);
    all.tieBreaks = *parseTieBreaks(u"head-to-head,opponents,td-difference"_s);
    return all;
}

std::function<void()> reckon(int work)
{
    return [input = resultsOf(work)] {
        if (!computeStandings(input, rules()))
            qFatal("no table");
    };
}

/// The points of everybody, added up by SQLite in memory.
std::function<void()> addUp(int work)
{
    sqlite3 *database = nullptr;
    sqlite3_open(":memory:", &database);
    const std::shared_ptr<sqlite3> open(database, sqlite3_close);
    QByteArray rows = "CREATE TABLE line (team INTEGER, points INTEGER); INSERT INTO line VALUES ";
    for (int i = 0; i < 2 * work; ++i)
        rows += (i > 0 ? ",(" : "(") + QByteArray::number(i % teams) + ','
            + QByteArray::number(i % 17) + ')';
    sqlite3_exec(database, rows.constData(), nullptr, nullptr, nullptr);
    return [open] {
        sqlite3_exec(
            open.get(),
            "SELECT team, SUM(points), COUNT(*) FROM line GROUP BY team ORDER BY 2 DESC",
            [](void *, int, char **, char **) { return 0; }, nullptr, nullptr);
    };
}

} // namespace

std::vector<Figure> leagueFigures()
{
    return {{"a table with formula and tie-breaks", "points added up by bare SQL", 1000, reckon,
             addUp}};
}

} // namespace dugout::bench
