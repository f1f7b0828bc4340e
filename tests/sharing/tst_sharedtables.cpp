// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/store/sharedsetup.h"
#include "tests/sharing/sharedhouse.h"

#include <QTest>

#include <atomic>
#include <latch>
#include <thread>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int tables = 8;

/// How often each table changes its team: more by hand, for a run of minutes.
int editsOfEach()
{
    bool isNumber = false;
    const int said = qEnvironmentVariableIntValue("DUGOUT_SHARED_EDITS", &isNumber);
    return isNumber ? said : 4;
}

/// What a table does until it worked: the server may be away, or somebody faster.
template<typename Deed>
bool until(Deed deed)
{
    constexpr int attempts = 2000;
    for (int i = 0; i < attempts; ++i) {
        if (deed())
            return true;
        QThread::msleep(20);
    }
    return false;
}

QString personAt(int table)
{
    return u"coach%1"_s.arg(table);
}

/// What one table ends up with.
struct TableEnd
{
    QString problem{};
    QJsonValue teams{};
    QJsonValue matches{};
    League league{};
};

} // namespace

/// Many tables work on one league at the same time while the server comes and goes.
class TestSharedTables final : public QObject
{
    Q_OBJECT

private slots:
    void manyTablesAgreeAtTheEnd();

private:
    void playAt(int number, const StoreLocation &place, const LeagueId &id, TableEnd &end);

    StoreFixture m_fixture;
    std::atomic<int> m_done = 0;
};

/// The match of its team with the server as it happens to be, then changes of the team one by one.
void TestSharedTables::playAt(int number, const StoreLocation &place, const LeagueId &id,
                              TableEnd &end)
{
    SharedHouse house(place, personAt(number));
    const auto delivered = [&] {
        const auto report = house.shared().deliver(id);
        return report && report->waiting == 0;
    };
    if (!until([&] {
            const auto joined = house.shared().join(house.address(), {}, TeamsHere::Refused);
            return joined || joined.error().code == u"shared.already"_s;
        })) {
        end.problem = u"not joined"_s;
        return;
    }
    const QString team = must(house.shared().note(id))->teams.first();
    for (const FixtureId &each : LeagueHouse::open(house.open(id))) {
        const OpenLeague league = house.open(id);
        if (league.league().fixture(each)->home.text() != team)
            continue;
        if (const auto played = house.play(id, each); !played)
            end.problem = played.error().code + u": "_s + played.error().message;
    }
    if (!until(delivered))
        end.problem += u" match not delivered"_s;
    for (int i = 1; i <= editsOfEach(); ++i) {
        auto kept = must(loadTeam(house.table().stores().documents, DocumentId(team)));
        kept.team.name = u"Table %1 edit %2"_s.arg(number).arg(i);
        if (const auto saved = saveTeam(house.table().stores().documents, kept, i); !saved)
            end.problem += saved.error().message;
    }
    if (!until(delivered))
        end.problem += u" team not delivered"_s;
    ++m_done;
    // Everybody has everything once all are done.
    until([&] { return m_done == tables + 1 && house.shared().refresh(id); });
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
                            sharedSetupSql(place.database, false, {u"anna"_s}, people));
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
    // Every commit that keeps a delivery takes a moment, so that a server can go in the middle of
    // it.
    m_fixture.server().psql(
        place.database,
        u"CREATE FUNCTION public.linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
        "PERFORM pg_sleep(0.2); RETURN NULL; END $$; "
        "CREATE CONSTRAINT TRIGGER lingers AFTER INSERT ON dugout_shared.receipt "
        "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.linger()"_s);
    QCOMPARE(m_fixture.server().problem(), QString());

    std::vector<TableEnd> ends(tables);
    std::vector<std::thread> threads;
    for (int i = 0; i < tables; ++i)
        threads.emplace_back(
            [this, i, &place, &id, &ends] { playAt(i, place, id, ends[static_cast<size_t>(i)]); });
    const auto inCommit = [&] {
        return m_fixture.server().psql(
                   place.database,
                   u"SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"_s)
            != u"0"_s;
    };
    for (int restart = 0; restart < 2; ++restart) {
        until(inCommit);
        m_fixture.server().stop();
        QVERIFY(m_fixture.server().start());
        // And lines are cut in between.
        m_fixture.server().psql(place.database,
                                u"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                                "WHERE application_name = 'dugout' AND random() < 0.5"_s);
    }
    // The commissioner decides meanwhile, again where somebody was faster.
    int decisions = 0;
    for (; decisions < 3; ++decisions) {
        const QString name = u"Name %1"_s.arg(decisions);
        QVERIFY(until([&] {
            if (!anna.shared().refresh(id))
                return false;
            OpenLeague opened = anna.open(id);
            const auto done = opened.act(LeagueRenamed{name});
            return done || (anna.shared().refresh(id) && anna.open(id).league().name == name);
        }));
    }
    ++m_done;
    for (std::thread &each : threads)
        each.join();

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
        QCOMPARE(kept->team.name, u"Table %1 edit %2"_s.arg(i).arg(editsOfEach()));
    }
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
