// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a league of many teams and matches in a database, and prints how many milliseconds of the
// processor it takes to open it, to reckon its standings and to ask for leaders, beside the bare
// SQL of the same question: bench_bigleague [TEAMS [SEASONS [ROUNDS [FILE]]]]. 1000 50 4 is a
// league of 100,000 matches.
#include "core/leaguebook/looks/leagueratings.h"
#include "core/leaguebook/looks/leaguestanding.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/store/store.h"
#include "tests/bench/bigleague.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <sqlite3.h>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

template<typename Work>
void measure(const char *what, const Work &work)
{
    const double before = processorMicroseconds();
    work();
    std::printf("%-28s %8.1f ms\n", what, (processorMicroseconds() - before) / 1e3);
    std::fflush(stdout);
}

/// The same question without Dugout.
void bareSql(sqlite3 *database, const char *sql)
{
    sqlite3_exec(
        database, sql, [](void *, int, char **, char **) { return 0; }, nullptr, nullptr);
}

void measureLeaders(const KeptLeagues &leagues, const LeagueId &id, const QString &file)
{
    LeaderQuery query;
    query.league = id;
    measure("leaders of all times", [&] { (void)must(leagues.leaders(query)); });
    query.roster = RosterId(u"roster-3"_s);
    measure("leaders of a race", [&] { (void)must(leagues.leaders(query)); });
    query.roster = {};
    query.season = SeasonId(u"s1"_s);
    measure("leaders of a season", [&] { (void)must(leagues.leaders(query)); });
    query.competition = CompetitionId(u"s1c1"_s);
    query.by = LeaderBy::Casualties;
    measure("leaders of a competition", [&] { (void)must(leagues.leaders(query)); });
    sqlite3 *bare = nullptr;
    sqlite3_open(file.toUtf8().constData(), &bare);
    measure("bare SQL, all times", [&] {
        bareSql(bare,
                "SELECT team_id, player_id, name, touchdowns FROM leader WHERE league_id = "
                "'big-league' AND season_id = '' AND competition_id = '' "
                "ORDER BY touchdowns DESC LIMIT 10");
    });
    measure("bare SQL, a season", [&] {
        bareSql(bare,
                "SELECT team_id, player_id, name, touchdowns FROM leader WHERE league_id = "
                "'big-league' AND season_id = 's1' AND competition_id = '' "
                "ORDER BY touchdowns DESC LIMIT 10");
    });
    sqlite3_close(bare);
}

/// Over all matches there ever were.
void measureTables(const League &league)
{
    RecordFilter season;
    season.season = SeasonId(u"s1"_s);
    measure("standings of an old one",
            [&] { (void)must(standingsOf(league, league.seasons.front().competitions.front())); });
    measure("records of a season", [&] { (void)recordsOf(league, RecordBy::Coach, season); });
    measure("records of all times", [&] { (void)recordsOf(league, RecordBy::Team); });
    measure("races against races", [&] { (void)recordsOf(league, RecordBy::RosterAgainst); });
    measure("ratings of all times", [&] { (void)ratingsOf(league); });
}

/// A standing and the kept state as the database alone would give them.
void measureBareTables(const QString &file)
{
    sqlite3 *bare = nullptr;
    sqlite3_open(file.toUtf8().constData(), &bare);
    measure("bare SQL, standings", [&] {
        bareSql(bare,
                "SELECT side.team_id, COUNT(*), SUM(side.score), SUM(side.casualties), "
                "SUM(CASE WHEN side.score > other.score THEN 3 WHEN side.score = other.score "
                "THEN 1 ELSE 0 END) AS points FROM result_mark AS mark "
                "JOIN result_side AS side ON side.journal_id = mark.journal_id "
                "JOIN result_side AS other ON other.journal_id = side.journal_id "
                "AND other.seat <> side.seat WHERE mark.league_id = 'big-league' "
                "AND mark.season_id = 's1' AND mark.competition_id = 's1c1' "
                "GROUP BY side.team_id ORDER BY points DESC");
    });
    measure("bare SQL, all records", [&] {
        bareSql(bare,
                "SELECT side.team_id, COUNT(*), SUM(side.score), SUM(side.casualties) "
                "FROM result_mark AS mark "
                "JOIN result_side AS side ON side.journal_id = mark.journal_id "
                "WHERE mark.league_id = 'big-league' GROUP BY side.team_id");
    });
    measure("bare SQL, kept state", [&] {
        bareSql(bare, "SELECT part, bytes FROM journal_part WHERE journal_id = 'big-league'");
    });
    sqlite3_close(bare);
}

void printMemory()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM") || line.startsWith("VmRSS"))
            std::printf("%s\n", line.constData());
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    BigLeagueSizes sizes;
    sizes.teams = words.value(1, u"40"_s).toInt();
    sizes.seasons = words.value(2, u"2"_s).toInt();
    sizes.rounds = words.value(3, u"2"_s).toInt();
    const QTemporaryDir folder;
    const QString file = words.value(4, folder.filePath(u"big.sqlite"_s));
    const auto store = must(Store::open(must(StoreLocation::parse(u"sqlite:"_s + file))));
    RulesetLibrary library;
    const ClubStores stores{store->journals(), store->documents(),
                            store->batches(),  store->results(),
                            library,           [] { return qint64(1'000); }};
    const KeptLeagues leagues(stores, store->leaders());
    LeagueId id(u"big-league"_s);
    BigLeagueMaker maker(stores, sizes);
    if (must(leagues.list()).empty())
        measure("making it", [&] { id = maker.make(); });
    std::printf("%d matches\n", maker.matches());
    measure("list of leagues", [&] { (void)must(leagues.list()); });
    if (maker.matches() > 0)
        measure("folding it once", [&] { (void)must(leagues.open(id)); });
    std::optional<OpenLeague> league;
    measure("opening the league", [&] { league.emplace(must(leagues.open(id))); });
    const Competition &last = league->league().seasons.back().competitions.back();
    measure("standings", [&] { (void)must(standingsOf(league->league(), last)); });
    measureLeaders(leagues, id, file);
    measureTables(league->league());
    measureBareTables(file);
    measure("one more action", [&] { (void)league->act(LeagueRenamed{u"Other"_s}); });
    measure("undoing it", [&] { (void)league->undo(); });
    printMemory();
    return 0;
}
