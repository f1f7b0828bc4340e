// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/games.h"
#include "core/club/teamdocuments.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/store/sharedsetup.h"
#include "tests/sharing/sharedhouse.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <cstdio>
#include <latch>
#include <thread>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int tables = 8;

constexpr int fewestEdits = 4; ///< of each table's team

/// How long the tables go on: by hand for minutes, see tests/README.md.
qint64 runMs()
{
    return 1000LL * qEnvironmentVariableIntValue("DUGOUT_SHARED_SECONDS");
}

/// Something that is over in a moment, however long that takes here.
bool isPassing(const Error &error)
{
    return isOneOf(error.code, {ErrorCode::StoreAway, ErrorCode::StoreBusy, ErrorCode::StoreSlow});
}

QString textOf(const Error &error)
{
    return u"%1: %2 %3"_s.arg(errorWord(error.code), error.message, error.detail);
}

/// What was refused for good, with the server's words.
QString refusedIn(SharedHouse &house, const LeagueId &id)
{
    QStringList all;
    for (const Waiting &each : must(waitingFor(house.table().stores().documents, id))) {
        if (!each.refused.isEmpty())
            all.append(each.title + u' ' + errorWord(each.refusedCode) + u": "_s + each.refused);
    }
    return all.join(u"; "_s);
}

QString personAt(int table)
{
    return u"coach%1"_s.arg(table);
}

/// What one table ends up with.
struct TableEnd
{
    QString problem{};
    FixtureId fixture{};
    ResultRecord played{}; ///< as the table itself has it
    int edits = 0; ///< of the team, each acknowledged
    QJsonValue teams{};
    QJsonValue matches{};
    League league{};
};

} // namespace

/// Many tables work on one league at the same time while the server comes and goes.
class TestSharedTables final : public QObject
{
    Q_OBJECT

public:
    /// The long form takes longer than a test usually may.
    TestSharedTables()
    {
        constexpr qint64 besides = 1'500'000; // milliseconds
        qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(runMs() + besides));
    }

private slots:
    void manyTablesAgreeAtTheEnd();

private:
    void playAt(int number, const StoreLocation &place, const LeagueId &id, TableEnd &end);
    /// Stops the server while it keeps a delivery, twice, and cuts lines all the time.
    void disturb(const StoreLocation &place);
    /// Makes every commit that keeps a delivery take a moment.
    void slowDown(const StoreLocation &place);
    /// Does something until it worked: the server may be away. How often does not matter, since
    /// lines are cut only as fast as the tables try; what will never work is told.
    template<typename Achievement>
    [[nodiscard]] QString until(Achievement achievement)
    {
        constexpr int mostOdd = 100; // one after the other, of what is not said to pass
        int odd = 0;
        for (;;) {
            const auto done = achievement();
            ++m_tries;
            if (done)
                return {};
            odd = isPassing(done.error()) ? 0 : odd + 1;
            if (odd == mostOdd)
                return textOf(done.error());
            QThread::msleep(20);
        }
    }

    StoreFixture m_fixture;
    QElapsedTimer m_clock;
    std::atomic<int> m_done = 0;
    std::atomic<int> m_tries = 0; ///< of all tables, and the steps of their deliveries
    std::atomic<int> m_gone = 0; ///< how often the server went
    int m_cut = 0; ///< lines
};

void TestSharedTables::slowDown(const StoreLocation &place)
{
    m_fixture.server().psql(
        place.database,
        u"CREATE FUNCTION public.linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "PERFORM pg_sleep(0.2); RETURN NULL; END $$; "
        "CREATE CONSTRAINT TRIGGER lingers AFTER INSERT ON dugout_shared.receipt "
        "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.linger()"_s);
}

void TestSharedTables::disturb(const StoreLocation &place)
{
    constexpr int betweenCuts = 150; // milliseconds
    const auto ask
        = [&](const QString &sql) { return m_fixture.server().psql(place.database, sql); };
    const auto inCommit = [&] {
        return ask(u"SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"_s)
            != u"0"_s;
    };
    int triesBefore = -tables;
    while (m_done < tables) {
        // The first at once, the second in the middle of the time.
        if (m_gone < 2 && m_clock.elapsed() >= m_gone * runMs() / 2 && inCommit()) {
            m_fixture.server().stop();
            QVERIFY(m_fixture.server().start());
            ++m_gone;
        }
        // Not by the clock: on a busy machine nothing would ever come to its end between two cuts.
        if (m_tries - triesBefore >= tables) {
            triesBefore = m_tries;
            m_cut += ask(u"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                         "WHERE application_name = 'dugout' AND random() < 0.2"_s)
                         .toInt();
        }
        QThread::msleep(betweenCuts);
    }
}

/// The match of its team with the server as it happens to be, then changes of the team one by one.
void TestSharedTables::playAt(int number, const StoreLocation &place, const LeagueId &id,
                              TableEnd &end)
{
    SharedHouse house(place, personAt(number));
    house.heardStep = [this] { ++m_tries; };
    const auto deliver = [&]() -> Result<void> {
        const auto report = house.shared().deliver(id);
        if (!report)
            return report.error();
        if (report->waiting == 0)
            return {};
        return Error{ErrorCode::SharedRefused, refusedIn(house, id), {}};
    };
    end.problem = until([&]() -> Result<void> {
        const auto joined = house.shared().join(house.address(), {}, TeamsHere::Refused);
        return joined || joined.error().code == ErrorCode::SharedAlready ? Result<void>()
                                                                         : joined.error();
    });
    if (!end.problem.isEmpty()) {
        ++m_done;
        return;
    }
    const QString team = must(house.shared().note(id))->teams.first();
    for (const FixtureId &each : LeagueHouse::open(house.open(id))) {
        const OpenLeague league = house.open(id);
        if (league.league().fixture(each)->home.text() != team)
            continue;
        if (const auto played = house.play(id, each); !played)
            end.problem += textOf(played.error());
        JournalQuery query;
        query.game = matchGame();
        query.team = team;
        const auto match = must(house.table().stores().journals.list(query)).front().id;
        end.fixture = each;
        end.played = must(house.table().stores().results.read(match));
    }
    end.problem += until(deliver);
    // Until the server went twice, too: on a fast machine everything could be done before.
    for (int i = 1; i <= fewestEdits || m_clock.elapsed() < runMs() || m_gone < 2; ++i) {
        auto kept = must(loadTeam(house.table().stores().documents, DocumentId(team)));
        kept.team.name = u"Table %1 edit %2"_s.arg(number).arg(i);
        if (const auto saved = saveTeam(house.table().stores().documents, kept, i); !saved)
            end.problem += saved.error().message;
        end.edits = i;
        if (i > fewestEdits && m_clock.elapsed() >= runMs())
            end.problem += until(deliver);
        if (!end.problem.isEmpty())
            break;
    }
    end.problem += until(deliver);
    ++m_done;
    // Everybody has everything once all are done.
    while (m_done < tables + 1)
        QThread::msleep(20);
    end.problem += until([&] { return house.shared().refresh(id); });
    end.teams = house.exported(id).value("teams"_L1);
    end.matches = house.exported(id).value("matches"_L1);
    end.league = house.open(id).league();
}

void TestSharedTables::manyTablesAgreeAtTheEnd()
{
    const StoreLocation place = m_fixture.server().createDatabase();
    QStringList people;
    for (int i = 0; i < tables; ++i)
        people.append(personAt(i));
    m_fixture.server().psql(place.database,
                            sharedSetupSql(place.database, SharedNeed::Setup, {u"anna"_s}, people));
    QCOMPARE(m_fixture.server().problem(), QString());
    SharedHouse anna(place, u"anna"_s);
    OpenLeague league = anna.house().found(u"crp"_s);
    anna.house().addTeams(league, 2 * tables);
    anna.house().begin(league, {});
    const CompetitionId competition = LeagueHouse::competition(league).id;
    LeagueHouse::expectAct(
        league.act(must(drawNext(league.league(), competition, anna.house().dice()))));
    LeagueHouse::expectAct(league.act(RoundPublished{competition, 1, 0}));
    const LeagueId id = league.id();
    VERIFY_DONE(anna.shared().share(id, anna.address()));
    VERIFY_DONE(anna.shared().letGo(id));
    const auto fixtures = LeagueHouse::open(anna.open(id));
    QCOMPARE(fixtures.size(), std::size_t(tables));
    for (int i = 0; i < tables; ++i) {
        SharedMember member;
        member.person = personAt(i);
        member.role = SharedRole::Coach;
        member.teams
            = {anna.open(id).league().fixture(fixtures[static_cast<size_t>(i)])->home.text()};
        VERIFY_DONE((*anna.shared().serverOf(id))->grant(id, member));
    }
    const QJsonObject before = anna.exported(id);
    slowDown(place); // so that a server can go in the middle of a commit
    QCOMPARE(m_fixture.server().problem(), QString());
    m_clock.start();

    std::vector<TableEnd> ends(tables);
    std::vector<std::thread> threads;
    for (int i = 0; i < tables; ++i)
        threads.emplace_back(
            [this, i, &place, &id, &ends] { playAt(i, place, id, ends[static_cast<size_t>(i)]); });
    disturb(place);
    // The commissioner decides meanwhile, again where somebody was faster.
    int decisions = 0;
    for (; decisions < 3; ++decisions) {
        const QString name = u"Name %1"_s.arg(decisions);
        const auto decide = [&] {
            if (!anna.shared().refresh(id))
                return false;
            OpenLeague opened = anna.open(id);
            const auto done = opened.act(LeagueRenamed{name});
            return done || (anna.shared().refresh(id) && anna.open(id).league().name == name);
        };
        while (!decide())
            QThread::msleep(20);
    }
    ++m_done;
    for (std::thread &each : threads)
        each.join();
    QCOMPARE(m_gone, 2);

    VERIFY_DONE(anna.shared().refresh(id));
    const League whole = anna.open(id).league();
    const League everybodys = anna.everybodys(id);
    QVERIFY(whole.seasons != everybodys.seasons);
    QCOMPARE(whole.name, u"Name 2"_s);
    QVERIFY(anna.leagues().check(id)->empty());
    for (const FixtureId &each : fixtures)
        QVERIFY(whole.fixture(each)->outcome);
    for (int i = 0; i < tables; ++i) {
        const TableEnd &end = ends[static_cast<size_t>(i)];
        QCOMPARE(end.problem, QString());
        QCOMPARE(end.teams, anna.exported(id).value("teams"_L1));
        QCOMPARE(end.matches, anna.exported(id).value("matches"_L1));
        QVERIFY(end.league.seasons == everybodys.seasons); // without rounds that are only drawn
        const EntrantId team = whole.fixture(fixtures[static_cast<size_t>(i)])->home;
        const auto kept = loadTeam(anna.table().stores().documents, DocumentId(team.text()));
        VERIFY_DONE(kept);
        QCOMPARE(kept->team.name, u"Table %1 edit %2"_s.arg(i).arg(end.edits));
        // Every sheet that was acknowledged, once, in its order.
        QStringList names;
        for (int edit = 1; edit <= end.edits; ++edit)
            names.append(u"Table %1 edit %2"_s.arg(i).arg(edit));
        QCOMPARE(
            m_fixture.server().psql(
                place.database,
                u"SELECT string_agg(body->>'name', ',' ORDER BY revision) FROM "
                "dugout_shared.team_sheet WHERE body->>'name' LIKE 'Table %1 edit %'"_s.arg(i)),
            names.join(u','));
    }
    // One client alone, who enters what each table has, makes the same of it.
    SharedHouse alone(place, u"nobody"_s);
    VERIFY_DONE(alone.house().leagues().import(before));
    OpenLeague single = alone.open(id);
    for (const FixtureId &each : fixtures) {
        const auto end = std::find_if(ends.begin(), ends.end(), [&each](const TableEnd &table) {
            return table.fixture == each;
        });
        QVERIFY(end != ends.end());
        VERIFY_DONE(single.act(MatchBegun{each, end->played.id}));
        VERIFY_DONE(single.act(ResultEntered{each, outcomeOf(end->played), std::nullopt}));
        // But for whose word it is: the coach of the table has the side at home.
        FixtureOutcome alike = *single.league().fixture(each)->outcome;
        alike.deliveredBy = personAt(static_cast<int>(std::distance(ends.begin(), end)));
        alike.atTable = alike.isSignedByBoth();
        alike.awaySigned = false;
        QCOMPARE(*whole.fixture(each)->outcome, alike);
    }
    const CompetitionId played = competition;
    const auto tableOf = [&played](const League &seen) {
        const auto standings = standingsOf(seen, *seen.competition(played), {});
        QStringList rows;
        for (const StandingRow &each : standings ? standings->rows : std::vector<StandingRow>())
            rows.append(u"%1 %2 %3"_s.arg(each.rank).arg(each.entrant.name).arg(each.td));
        return rows;
    };
    QVERIFY(!tableOf(whole).isEmpty());
    QCOMPARE(tableOf(whole), tableOf(single.league()));
    int edits = 0;
    for (const TableEnd &each : ends)
        edits += each.edits;
    // Not as a message: of those only the first ones are shown, and lost lines are told in many.
    std::printf("%d tables, %lld s, %d changes of teams, %d lines cut, the server gone twice\n",
                tables, static_cast<long long>(m_clock.elapsed() / 1000), edits, m_cut);
    // Nothing twice: one line for each beginning and each end, and nothing was put to anybody.
    const QString counts = m_fixture.server().psql(
        place.database,
        u"SELECT (SELECT count(*) FROM dugout_shared.match), (SELECT count(*) FROM "
        u"dugout_shared.claim), "
        "(SELECT count(*) FROM dugout_shared.entry WHERE payload::text LIKE '%match-begun%'), "
        "(SELECT count(*) FROM dugout_shared.entry WHERE payload::text LIKE '%result-entered%')"_s);
    QCOMPARE(counts, u"8|0|8|8"_s);
    QCOMPARE(m_fixture.server().problem(), QString());
}

QTEST_GUILESS_MAIN(TestSharedTables)
#include "tst_sharedtables.moc"
