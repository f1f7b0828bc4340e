// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a league of many teams and matches in a database, and prints how many milliseconds of the
// processor it takes to open Dugout and the league, to reckon its standings and to ask for leaders,
// each beside the bare SQL of the same question, turn about, medians of several rounds:
// bench_bigleague [TEAMS [SEASONS [ROUNDS [FILE]]]]. 1000 50 4 is a league of 100,000 matches; a
// FILE that is there is measured as it is.
#include "core/home/recentlykept.h"
#include "core/leaguebook/looks/leagueratings.h"
#include "core/leaguefiles/standingstable.h"
#include "tests/bench/baretable.h"
#include "tests/bench/benchrounds.h"
#include "tests/bench/bigleague.h"
#include "tests/support/openedclub.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <functional>

using namespace dugout;
using namespace Qt::StringLiterals;
using dugout::bench::BareTable;

namespace {

const int rounds = benchRounds(9);

template<typename Work>
double timeOf(const Work &work)
{
    const double before = processorMicroseconds();
    work();
    return (processorMicroseconds() - before) / 1e3;
}

template<typename Work>
void measure(const char *what, const Work &work)
{
    std::printf("%-46s %8.2f ms\n", what, timeOf(work));
    std::fflush(stdout);
}

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

/// What something takes, and the same question without Dugout.
struct Beside
{
    double ours = 0;
    double bare = 0;

    [[nodiscard]] double ratio() const { return bare > 0 ? ours / bare : 0; }
    void print(const QString &what) const
    {
        std::printf("%-46s %8.2f ms, bare SQL %8.2f, ratio %5.2f\n", qPrintable(what), ours, bare,
                    ratio());
        std::fflush(stdout);
    }
};

/// Turn about; each says how long it took.
template<typename Ours, typename Bare>
Beside turnAbout(const Ours &ours, const Bare &bare)
{
    std::vector<double> our;
    std::vector<double> theirs;
    for (int round = 0; round <= rounds; ++round) {
        const double bareTime = bare();
        const double ourTime = ours();
        if (round == 0 && !isOnlyTried())
            continue; // fills the caches
        theirs.push_back(bareTime);
        our.push_back(ourTime);
    }
    return {median(our), median(theirs)};
}

/// A database that nobody has read from yet, as it is when Dugout starts.
struct FreshClub
{
    explicit FreshClub(const QString &file)
        : opened(must(StoreLocation::parse(u"sqlite:"_s + file)))
        , leagues(opened.stores(), opened.store->leaders())
    { }

    OpenedClub opened;
    LeagueRepository leagues;
};

/// What is kept of the league, and the decisions since it was put by.
void readKept(BareTable &bare)
{
    bare.select("SELECT id, game, title, created_ms, rules_version FROM journal "
                "WHERE id = 'big-league'");
    bare.select("SELECT part, entries, bytes FROM journal_part WHERE journal_id = 'big-league'");
    bare.select("SELECT seq, group_seq, at_ms, kind, payload_version, payload FROM journal_entry "
                "WHERE journal_id = 'big-league' AND seq > (SELECT entries FROM journal_part "
                "WHERE journal_id = 'big-league' AND part = 'league') ORDER BY seq");
}

/// A table with names and figures, as its page shows it.
QByteArray bareStandings(const QString &season, const QString &competition,
                         const QString &before = {})
{
    return u"SELECT side.team_id, MAX(side.name), MAX(side.coach), COUNT(*), "
           "SUM(side.score > other.score), SUM(side.score = other.score), "
           "SUM(side.score < other.score), SUM(side.score), SUM(other.score), "
           "SUM(side.casualties), SUM(other.casualties), "
           "SUM(CASE WHEN side.score > other.score THEN 3 WHEN side.score = other.score "
           "THEN 1 ELSE 0 END) AS points FROM result_mark AS mark "
           "JOIN result_side AS side ON side.journal_id = mark.journal_id "
           "JOIN result_side AS other ON other.journal_id = side.journal_id "
           "AND other.seat <> side.seat WHERE mark.league_id = 'big-league' "
           "AND mark.season_id = '%1' AND mark.competition_id = '%2' %3 "
           "GROUP BY side.team_id ORDER BY points DESC"_s.arg(season, competition, before)
               .toUtf8();
}

/// The title, and the part with the names of seasons, competitions, teams and coaches.
void readNames(BareTable &bare)
{
    bare.select("SELECT title, changed_ms, standing FROM journal WHERE id = 'big-league'");
    bare.select("SELECT bytes FROM journal_part WHERE journal_id = 'big-league' "
                "AND part = 'league'");
}

/// What the page of a league begins with: its title, the names of its seasons and competitions,
/// which stand nowhere but in that part, and the table of the newest one, with the places that were
/// gained in the last round and the form of each team.
void readLeaguePage(BareTable &bare, const Competition &newest, const QString &season)
{
    readNames(bare);
    const QString id = newest.id.text();
    const LeagueRound &last = newest.phases.back().rounds.back();
    const QString before = u"AND CAST(SUBSTR(mark.fixture_id, 2) AS INTEGER) < %1"_s.arg(
        numberOf(last.fixtures.front().id));
    bare.select(bareStandings(season, id).constData());
    bare.select(bareStandings(season, id, before).constData());
    const QString form
        = u"SELECT side.team_id, mark.fixture_id, side.score > other.score, "
          "side.score = other.score FROM result_mark AS mark "
          "JOIN result_side AS side ON side.journal_id = mark.journal_id "
          "JOIN result_side AS other ON other.journal_id = side.journal_id "
          "AND other.seat <> side.seat WHERE mark.league_id = 'big-league' "
          "AND mark.season_id = '%1' AND mark.competition_id = '%2'"_s.arg(season, id);
    bare.select(form.toUtf8().constData());
}

/// What an opened league holds, as tables hold it: the names, and the fixtures of the newest season
/// with their sides and results.
void readSeason(BareTable &bare, const QString &season)
{
    readNames(bare);
    const QString fixtures
        = u"SELECT mark.competition_id, mark.division, mark.fixture_id, home.team_id, home.name, "
          "home.coach, home.roster, away.team_id, away.name, away.coach, away.roster, home.score, "
          "away.score, home.casualties, away.casualties FROM result_mark AS mark "
          "JOIN result_side AS home ON home.journal_id = mark.journal_id AND home.seat = 0 "
          "JOIN result_side AS away ON away.journal_id = mark.journal_id AND away.seat = 1 "
          "WHERE mark.league_id = 'big-league' AND mark.season_id = '%1'"_s.arg(season);
    bare.select(fixtures.toUtf8().constData());
}

void readGames(BareTable &bare, const char *game)
{
    const QByteArray sql
        = QByteArray("SELECT id, game, title, created_ms, changed_ms, state, entry_count, standing "
                     "FROM journal WHERE game = '")
        + game + "' ORDER BY (state = 'finished'), changed_ms DESC, id LIMIT 9";
    bare.select(sql.constData());
}

/// What a list of leagues shows; `more` is what else stands with them.
void readLeagues(BareTable &bare, const char *more)
{
    const QByteArray sql
        = QByteArray("SELECT id, title, changed_ms, json_extract(standing, '$.ruleset'), "
                     "json_extract(standing, '$.season'), json_extract(standing, '$.teams'), "
                     "json_extract(standing, '$.fixtures'), json_extract(standing, '$.done'), "
                     "json_extract(standing, '$.unsigned')")
        + more
        + " FROM journal WHERE game = 'league' "
          "ORDER BY (state = 'finished'), changed_ms DESC, id";
    bare.select(sql.constData());
}

/// What Home shows: what was touched last; what is to be played and signed stands with the league.
void readHome(BareTable &bare)
{
    for (const char *game : {"match", "skirmish"})
        readGames(bare, game);
    readLeagues(bare, ", json_extract(standing, '$.next'), json_extract(standing, '$.toSign')");
    bare.select("SELECT id, name, revision, modified_ms FROM document WHERE kind = 'team' "
                "ORDER BY modified_ms DESC, id LIMIT 8");
}

/// What has to be said on every new connection, and to be known before anything is asked.
void readSettings(BareTable &bare)
{
    for (const char *sql :
         {"PRAGMA trusted_schema = 0", "PRAGMA synchronous = 2", "PRAGMA foreign_keys = 1",
          "PRAGMA application_id", "PRAGMA user_version", "PRAGMA journal_mode = WAL",
          "SELECT count(*) FROM sqlite_master"})
        bare.select(sql);
}

void measureOpening(const QString &file, const LeagueId &id, const Season &newest)
{
    const auto fresh = [&file](const auto &work) {
        return [&file, work] {
            const FreshClub club(file);
            const double before = processorMicroseconds();
            const auto kept = work(club); // closing it is not measured
            return (processorMicroseconds() - before) / 1e3;
        };
    };
    const auto bare = [&file](const auto &work) {
        return [&file, work] {
            BareTable table(file, BareTable::Existing);
            table.select("SELECT count(*) FROM meta"); // knows the tables, as the store does
            return timeOf([&] { work(table); });
        };
    };
    const auto page = [&id](const FreshClub &club) {
        auto opened = must(club.leagues.open(id));
        const League &league = opened.league();
        const Competition &shown = std::as_const(league.seasons.back().competitions).back();
        auto table = must(standingsTable(league, shown, usualScopes(shown)));
        return std::pair(std::move(opened), std::move(table));
    };
    turnAbout([&] { return timeOf([&] { const FreshClub club(file); }); },
              [&] {
                  return timeOf([&] {
                      BareTable table(file, BareTable::Existing);
                      readSettings(table);
                  });
              })
        .print(u"the database opened"_s);
    turnAbout(
        [&] {
            return timeOf([&] {
                const FreshClub club(file);
                (void)readRecent(club.opened.club, club.leagues);
            });
        },
        [&] {
            return timeOf([&] {
                BareTable table(file, BareTable::Existing);
                readSettings(table);
                readHome(table);
            });
        })
        .print(u"Dugout opened: the database and Home"_s);
    turnAbout(fresh([](const FreshClub &club) { return must(club.leagues.list()); }),
              bare([](BareTable &table) { readLeagues(table, ""); }))
        .print(u"the list of leagues"_s);
    turnAbout(
        fresh([](const FreshClub &club) { return readRecent(club.opened.club, club.leagues); }),
        bare(readHome))
        .print(u"Home"_s);
    turnAbout(fresh([&id](const FreshClub &club) { return must(club.leagues.open(id)); }),
              bare(readKept))
        .print(u"the league opened, beside all that is kept"_s);
    turnAbout(fresh([&id](const FreshClub &club) { return must(club.leagues.open(id)); }),
              bare([&newest](BareTable &table) { readSeason(table, newest.id.text()); }))
        .print(u"the league opened, beside its season"_s);
    turnAbout(fresh(page), bare([&newest](BareTable &table) {
                  readLeaguePage(table, newest.competitions.back(), newest.id.text());
              }))
        .print(u"the league and the table of its page"_s);
}

/// The board that a query asks for, as the database alone would give it: the columns that are
/// shown, in the order in which they are shown.
QByteArray bareLeaders(const LeaderQuery &query, bool addsDivisions)
{
    const QString by = leaderByIds().at(static_cast<qsizetype>(query.by));
    QString where
        = u"league_id = 'big-league' AND season_id = '%1' AND competition_id = '%2'"_s.arg(
            query.season.text(), query.competition.text());
    if (!query.division.isEmpty())
        where += u" AND division = '%1'"_s.arg(query.division);
    if (!query.roster.isEmpty())
        where += u" AND roster = '%1'"_s.arg(query.roster.text());
    if (!query.team.isEmpty())
        where += u" AND team_id = '%1'"_s.arg(query.team.text());
    const QString asked = addsDivisions
        ? u"SELECT team_id, player_id, MAX(name) AS name, MAX(team_name), SUM(matches) AS matches, "
          "SUM(%1) AS counted, SUM(deaths) FROM leader WHERE %2 GROUP BY team_id, player_id "
          "HAVING SUM(%1) > 0"_s
        : u"SELECT team_id, player_id, name, team_name, matches, %1 AS counted, deaths "
          "FROM leader WHERE %2 AND %1 > 0"_s;
    return (asked.arg(by, where)
            + u" ORDER BY counted DESC, matches, name, team_id, player_id LIMIT 10"_s)
        .toUtf8();
}

/// The board of the achievement that takes longest beside its bare SQL.
void printLeaders(const LeagueRepository &leagues, BareTable &bare, const char *what,
                  LeaderQuery query, bool addsDivisions = false)
{
    Beside worst;
    for (qsizetype by = 0; by < leaderByIds().size(); ++by) {
        query.by = static_cast<LeaderBy>(by);
        const QByteArray sql = bareLeaders(query, addsDivisions);
        const Beside figures
            = turnAbout([&] { return timeOf([&] { (void)must(leagues.leaders(query)); }); },
                        [&] { return timeOf([&] { bare.select(sql.constData()); }); });
        if (figures.ratio() > worst.ratio())
            worst = figures;
    }
    worst.print(QString::fromLatin1(what));
}

void measureLeaders(const LeagueRepository &leagues, BareTable &bare, const LeagueId &id,
                    const Season &first)
{
    LeaderQuery all;
    all.league = id;
    LeaderQuery race = all;
    race.roster = RosterId(u"roster-3"_s);
    LeaderQuery team = all;
    team.team = EntrantId(u"t7"_s);
    LeaderQuery season = all;
    season.season = SeasonId(u"s1"_s);
    LeaderQuery competition = season;
    competition.competition = first.competitions.front().id;
    LeaderQuery divided = season;
    divided.competition = first.competitions.back().id;
    printLeaders(leagues, bare, "leaders of all times, any deed", all);
    printLeaders(leagues, bare, "leaders of a race", race);
    printLeaders(leagues, bare, "leaders of a team", team);
    printLeaders(leagues, bare, "leaders of a season", season);
    season.roster = race.roster;
    printLeaders(leagues, bare, "leaders of a race in a season", season);
    printLeaders(leagues, bare, "leaders of a competition", competition);
    competition.roster = race.roster;
    printLeaders(leagues, bare, "leaders of a race in a competition", competition);
    printLeaders(leagues, bare, "leaders of a competition of divisions", divided, true);
    divided.division = u"2"_s;
    printLeaders(leagues, bare, "leaders of a division", divided);
}

void measureStandings(const League &league, BareTable &bare)
{
    const auto print = [&](const QString &what, const Season &season) {
        const Competition &competition = season.competitions.back();
        const QByteArray sql = bareStandings(season.id.text(), competition.id.text());
        turnAbout([&] { return timeOf([&] { (void)must(standingsOf(league, competition)); }); },
                  [&] { return timeOf([&] { bare.select(sql.constData()); }); })
            .print(what);
    };
    measure("an old season unpacked", [&] { (void)league.seasons.front().competitions.back(); });
    print(u"standings"_s, league.seasons.back());
    print(u"standings of an old competition"_s, league.seasons.front());
}

/// Over all matches there ever were.
void measureTables(const League &league, BareTable &bare)
{
    RecordFilter season;
    season.season = SeasonId(u"s1"_s);
    measure("records of a season", [&] { (void)recordsOf(league, RecordBy::Coach, season); });
    measure("records of all times", [&] { (void)recordsOf(league, RecordBy::Team); });
    measure("the same by bare SQL", [&] {
        bare.select("SELECT side.team_id, COUNT(*), SUM(side.score), SUM(side.casualties) "
                    "FROM result_mark AS mark "
                    "JOIN result_side AS side ON side.journal_id = mark.journal_id "
                    "WHERE mark.league_id = 'big-league' GROUP BY side.team_id");
    });
    measure("races against races", [&] { (void)recordsOf(league, RecordBy::RosterAgainst); });
    measure("ratings of all times", [&] { (void)ratingsOf(league); });
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

/// Makes the league where there is none.
void make(FreshClub &club, const BigLeagueSizes &sizes)
{
    if (!must(club.leagues.list()).empty())
        return;
    BigLeagueMaker maker(club.opened.stores(), sizes);
    LeagueId id;
    measure("making it", [&] { id = maker.make(); });
    std::printf("%d matches\n", maker.matches());
    measure("folding it once", [&] { (void)must(club.leagues.open(id)); });
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
    const LeagueId id(u"big-league"_s);
    FreshClub club(file);
    make(club, sizes);
    OpenLeague league = must(club.leagues.open(id));
    measureOpening(file, id, league.league().seasons.back());
    BareTable bare(file, BareTable::Existing);
    measureStandings(league.league(), bare);
    measureLeaders(club.leagues, bare, id, league.league().seasons.front());
    printMemory();
    measureTables(league.league(), bare);
    measure("one more action", [&] { (void)league.act(LeagueRenamed{u"Other"_s}); });
    measure("undoing it", [&] { (void)league.undo(); });
    printMemory();
    return 0;
}
