// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a league of many teams and matches in a database, and prints how many milliseconds of the
// processor it takes to open it, to reckon its standings and to ask for leaders, beside the bare
// SQL of the same question: bench_bigleague [TEAMS [SEASONS [ROUNDS [FILE]]]]. 1000 50 4 is a
// league of 100,000 matches.
#include "core/leaguebook/keptleagues.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leagueratings.h"
#include "core/leaguebook/leaguestanding.h"
#include "core/leaguebook/leaguetables.h"
#include "core/store/store.h"
#include "tests/bench/processortime.h"
#include "tests/support/teambuilder.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <sqlite3.h>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

struct Sizes
{
    int teams = 40;
    int seasons = 2;
    int rounds = 2;
};

constexpr int fieldSize = 250; ///< teams of a competition
constexpr int playersASide = 4; ///< of whom there is something to say

ResultSide sideOf(const EntrantId &team, SeededRandomSource &dice)
{
    ResultSide side;
    side.team = TeamId(team.text());
    side.name = u"Team "_s + team.text();
    side.coach = u"Coach "_s + team.text();
    side.roster = u"roster-%1"_s.arg(team.text().sliced(1).toInt() % 24);
    side.score = dice.roll(4) - 1;
    side.casualties = dice.roll(4) - 1;
    for (int i = 0; i < playersASide; ++i) {
        ResultPlayer player;
        player.player = PlayerId(u"%1"_s.arg(dice.roll(16)));
        const bool known
            = std::any_of(side.players.begin(), side.players.end(),
                          [&](const auto &each) { return each.player == player.player; });
        if (known)
            continue;
        player.name = u"Player %1"_s.arg(player.player.text());
        player.role = u"lineman"_s;
        player.deeds.touchdowns = dice.roll(3) - 1;
        player.deeds.casualties = dice.roll(3) - 1;
        player.points = 5;
        side.players.push_back(player);
    }
    return side;
}

/// Writes a league, season by season, each in one piece.
class Maker
{
public:
    Maker(const ClubStores &stores, const Sizes &sizes)
        : m_stores(stores)
        , m_sizes(sizes)
    { }

    LeagueId make()
    {
        const JournalId id(u"big-league"_s);
        StoreBatch start;
        JournalHeader header;
        header.id = id;
        header.game = leagueGame();
        header.title = u"Big League"_s;
        start.started.push_back(header);
        (void)must(m_stores.batches.keep(start));
        found();
        keep({}, {}, {});
        for (int season = 1; season <= m_sizes.seasons; ++season)
            play(season);
        return LeagueId(id.text());
    }
    [[nodiscard]] int matches() const { return m_matches; }

private:
    void add(LeagueDeed deed) { m_events.push_back({std::move(deed), {}}); }

    void found()
    {
        LeagueRules rules;
        rules.ruleset = RulesetId(u"crp"_s);
        add(LeagueFounded{u"Big League"_s, rules});
        for (int i = 1; i <= m_sizes.teams; ++i) {
            const CoachId coach(u"k%1"_s.arg(i));
            add(CoachRecorded{{coach, u"Coach %1"_s.arg(i)}});
            LeagueTeam team;
            team.id = EntrantId(u"t%1"_s.arg(i));
            team.name = u"Team %1"_s.arg(i);
            team.coach = coach;
            team.roster = RosterId(u"roster-%1"_s.arg(i % 24));
            add(TeamRegistered{team});
        }
    }

    void play(int season)
    {
        add(SeasonBegun{SeasonId(u"s%1"_s.arg(season)), u"Season %1"_s.arg(season)});
        for (int first = 1; first <= m_sizes.teams; first += fieldSize)
            playField(season, first, std::min(m_sizes.teams, first + fieldSize - 1));
        if (season < m_sizes.seasons)
            add(SeasonEnded{SeasonId(u"s%1"_s.arg(season))});
        keep(m_started, m_marks, m_results);
        m_started.clear();
        m_marks.clear();
        m_results.clear();
    }

    void playField(int season, int first, int last)
    {
        const CompetitionId id(u"s%1c%2"_s.arg(season).arg(first));
        CompetitionRules rules;
        rules.name = u"Cup %1"_s.arg(first);
        rules.phases.front().format = PhaseFormat::Swiss;
        add(CompetitionAdded{id, rules});
        PhaseBegun begun{id, 0, {}, {}, {}};
        for (int i = first; i <= last; ++i) {
            CompetitionEntry entry;
            entry.team = EntrantId(u"t%1"_s.arg(i));
            add(EntrantJoined{id, entry});
            begun.seeds.push_back(entry.team);
        }
        add(begun);
        for (int number = 1; number <= m_sizes.rounds; ++number)
            playRound(season, id, begun.seeds, number);
    }

    void playRound(int season, const CompetitionId &id, const std::vector<EntrantId> &teams,
                   int number)
    {
        LeagueRound round;
        round.number = number;
        const size_t half = teams.size() / 2;
        for (size_t i = 0; i < half; ++i) {
            LeagueFixture fixture;
            fixture.id = FixtureId(u"f%1"_s.arg(++m_matches));
            fixture.home = teams[i];
            fixture.away = teams[half + (i + static_cast<size_t>(number)) % half];
            round.fixtures.push_back(fixture);
        }
        add(RoundsDrawn{id, 0, {round}});
        add(RoundPublished{id, number, 0});
        for (const LeagueFixture &each : round.fixtures)
            playMatch(season, id, each);
    }

    void playMatch(int season, const CompetitionId &id, const LeagueFixture &fixture)
    {
        ResultRecord record;
        record.id = JournalId(u"big-match-"_s + fixture.id.text());
        record.game = matchGame();
        record.ruleset = RulesetId(u"crp"_s);
        record.league = true;
        record.finishedMs = 1'000'000 + m_matches;
        record.sides = {sideOf(fixture.home, m_dice), sideOf(fixture.away, m_dice)};
        JournalHeader header;
        header.id = record.id;
        header.game = record.game;
        header.title = u"Match"_s;
        m_started.push_back(header);
        m_marks.push_back({record.id,
                           JournalId(u"big-league"_s),
                           u"s%1"_s.arg(season),
                           id.text(),
                           {},
                           fixture.id.text()});
        add(MatchBegun{fixture.id, record.id});
        add(ResultEntered{fixture.id, outcomeOf(record), std::nullopt});
        m_results.push_back(std::move(record));
    }

    void keep(const std::vector<JournalHeader> &started, const std::vector<ResultMark> &marks,
              const std::vector<ResultRecord> &results)
    {
        StoreBatch batch;
        batch.started = started;
        batch.marks = marks;
        batch.results = results;
        JournalChange change;
        change.id = JournalId(u"big-league"_s);
        change.expectedNextSeq = m_kept + 1;
        for (const LeagueEvent &each : m_events) {
            LogAction action;
            action.group = {1'000, {toEvent(each)}};
            change.entries.push_back(JournalKeeper::entryOf(action, ++m_kept, 1'000));
        }
        batch.journals.push_back(change);
        (void)must(m_stores.batches.keep(batch));
        m_events.clear();
    }

    ClubStores m_stores;
    Sizes m_sizes;
    SeededRandomSource m_dice{3};
    std::vector<LeagueEvent> m_events;
    std::vector<JournalHeader> m_started;
    std::vector<ResultMark> m_marks;
    std::vector<ResultRecord> m_results;
    qint64 m_kept = 0;
    int m_matches = 0;
};

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
    Sizes sizes;
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
    Maker maker(stores, sizes);
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
