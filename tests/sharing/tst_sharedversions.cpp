// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/linelook.h"
#include "core/sharing/refusalwords.h"
#include "core/sharing/sharedmay.h"
#include "tests/sharing/sharedround.h"

#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A server that was prepared by a newer or an older Dugout: everybody is told, reads where that is
/// safe, and loses nothing of what he plays meanwhile.
class TestSharedVersions final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aNewerServerIsOnlyRead();
    void aServerThatIsTooNewIsLeftAlone();
    void fromAnOlderServerALeagueComesHome();
    void anOlderServerIsPreparedAnew();
    void whoMayPreparesItAnew();
    void aCommandPreparesItAnew();
    void whoStaysBehindIsToldThatItIsHome();
    void nobodySaysWhichVersionItIs();

private:
    /// As an administrator leaves it after preparing the server with another Dugout.
    void setVersion(int version, int readableFrom)
    {
        QCOMPARE(m_fixture.server().psql(m_round->place().database,
                                         u"UPDATE dugout_shared.about SET version = %1, "
                                         "readable_from = %2 RETURNING 1"_s.arg(version)
                                             .arg(readableFrom)),
                 u"1"_s);
        for (SharedHouse *each : {&m_round->anna(), &m_round->bob()}) {
            each->restart();
            each->table().batches().deliverAtOnce(false);
        }
    }
    [[nodiscard]] FixtureId openFixture()
    {
        return LeagueHouse::open(m_round->bob().open(m_round->league())).front();
    }

    StoreFixture m_fixture;
    std::unique_ptr<SharedRound> m_round;
};

void TestSharedVersions::init()
{
    m_round = std::make_unique<SharedRound>(m_fixture, u"crp"_s);
    m_round->share();
}

void TestSharedVersions::aNewerServerIsOnlyRead()
{
    const LeagueId id = m_round->league();
    SharedHouse &anna = m_round->anna();
    SharedHouse &bob = m_round->bob();
    OpenLeague opened = anna.open(id);
    VERIFY_DONE(opened.act(LeagueRenamed{u"Before"_s}));
    setVersion(sharedVersion() + 1, sharedVersion());
    // What others did comes in.
    VERIFY_DONE(bob.shared().refresh(id));
    QCOMPARE(bob.open(id).league().name, u"Before"_s);
    // A match goes on here and waits; nothing of it counts as refused.
    const FixtureId fixture = openFixture();
    VERIFY_DONE(bob.play(id, fixture));
    const auto sent = bob.shared().deliver(id);
    QCOMPARE(errorOf(sent), u"shared.newer"_s);
    StoreFixture::checkSentence(sent.error());
    const LeagueLine line = LineWatch(bob.table()).look().of(id);
    QCOMPARE(line.problem, sent.error().message);
    QVERIFY(!line.isAway);
    QCOMPARE(line.waiting.size(), size_t(2));
    QCOMPARE(line.refused(), 0);
    OpenLeague decided = anna.open(id);
    QCOMPARE(errorOf(decided.act(LeagueRenamed{u"Mine"_s})), u"shared.newer"_s);
    QCOMPARE(errorOf(anna.shared().takeHome(id)), u"shared.newer"_s);
    QCOMPARE(m_fixture.server().psql(m_round->place().database,
                                     u"SELECT title FROM dugout_shared.league"_s),
             u"Before"_s);
    // With a Dugout that knows it, all of it goes.
    setVersion(sharedVersion(), 1);
    QCOMPARE(bob.shared().deliver(id)->delivered, 2);
    QVERIFY(bob.open(id).league().fixture(fixture)->outcome);
}

void TestSharedVersions::aServerThatIsTooNewIsLeftAlone()
{
    const LeagueId id = m_round->league();
    // Also by a login with a line open since before.
    LineWatch watch(m_round->bob().table());
    QCOMPARE(watch.look().of(id).problem, QString());
    m_fixture.server().psql(
        m_round->place().database,
        u"UPDATE dugout_shared.about SET version = %1, readable_from = %1"_s.arg(sharedVersion()
                                                                                 + 1));
    QVERIFY(watch.look().of(id).problem.contains(u"newer Dugout"_s));
    setVersion(sharedVersion() + 1, sharedVersion() + 1);
    StoreLocation place = m_round->place();
    place.user = u"bob"_s;
    const auto server = SharedServer::open(place);
    QCOMPARE(errorOf(server), u"shared.newer"_s);
    StoreFixture::checkSentence(server.error());
    // What is here is still read, and played on.
    QVERIFY(LeagueHouse::open(m_round->bob().open(id)).size() == 1);
    VERIFY_DONE(m_round->bob().play(id, openFixture()));
    const QString told = LineWatch(m_round->bob().table()).look().of(id).problem;
    QVERIFY2(told.contains(u"newer Dugout"_s), qPrintable(told));
}

void TestSharedVersions::fromAnOlderServerALeagueComesHome()
{
    const LeagueId id = m_round->league();
    setVersion(sharedVersion() - 1, 0);
    VERIFY_DONE(m_round->bob().play(id, openFixture()));
    const auto sent = m_round->bob().shared().deliver(id);
    QCOMPARE(errorOf(sent), u"shared.older"_s);
    StoreFixture::checkSentence(sent.error());
    OpenLeague decided = m_round->anna().open(id);
    QCOMPARE(errorOf(decided.act(LeagueRenamed{u"Mine"_s})), u"shared.older"_s);
    VERIFY_DONE(m_round->anna().shared().takeHome(id));
    OpenLeague home = m_round->anna().open(id);
    VERIFY_DONE(home.act(LeagueRenamed{u"At home"_s}));
}

/// By the administrator's SQL; open lines go on.
void TestSharedVersions::anOlderServerIsPreparedAnew()
{
    const LeagueId id = m_round->league();
    const QString database = m_round->place().database;
    setVersion(sharedVersion() - 1, 1);
    m_fixture.server().psql(
        database,
        u"DROP FUNCTION dugout_shared.played_by_me(TEXT, JSONB); CREATE FUNCTION "
        "dugout_shared.left_over() RETURNS INT LANGUAGE sql AS 'SELECT 1'; CREATE POLICY left_over "
        "ON dugout_shared.contact FOR SELECT USING (true)"_s);
    // The commissioner is told without having done anything, and only he is led there.
    const auto noticeOf = [&id](SharedHouse &house) {
        const LeagueLine line = LineWatch(house.table()).look().of(id);
        return sharedNotice(must(house.shared().note(id)), line);
    };
    QCOMPARE(noticeOf(m_round->anna()), SharedNotice::Older);
    QCOMPARE(noticeOf(m_round->bob()), SharedNotice::None);
    QVERIFY(LineWatch(m_round->bob().table()).look().of(id).problem.contains(u"prepared again"_s));
    const FixtureId fixture = openFixture();
    VERIFY_DONE(m_round->bob().play(id, fixture));
    QCOMPARE(errorOf(m_round->bob().shared().deliver(id)), u"shared.older"_s);
    StoreLocation annas = m_round->place();
    annas.user = u"anna"_s;
    QCOMPARE(errorOf(SharedServer::open(annas, SharedServer::Use::Preparing)), u"shared.older"_s);
    QCOMPARE(must(SharedServer::inspect(annas)).need(), SharedNeed::Renewal);
    m_fixture.server().psql(database, sharedSetupSql(database, SharedNeed::Renewal, {}, {}));
    QCOMPARE(m_fixture.server().problem(), QString());
    QCOMPARE(must(SharedServer::inspect(annas)).need(), SharedNeed::Nothing);
    // As one that is prepared for the first time.
    const StoreLocation fresh = m_fixture.server().createDatabase();
    m_fixture.server().psql(fresh.database,
                            sharedSetupSql(fresh.database, SharedNeed::Setup, {}, {}));
    const QString all
        = u"SELECT md5(string_agg(replace(what, current_database(), ''), E'\\n' "
          "ORDER BY what)) FROM (SELECT pg_get_functiondef(oid) || proacl::text AS what "
          "FROM pg_proc WHERE pronamespace = 'dugout_shared'::regnamespace UNION ALL "
          "SELECT concat_ws(' ', tablename, policyname, cmd, roles, qual, with_check) "
          "FROM pg_policies WHERE schemaname = 'dugout_shared' UNION ALL "
          "SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal "
          "UNION ALL SELECT concat_ws(' ', relname, relrowsecurity, "
          "relforcerowsecurity, relacl) FROM pg_class "
          "WHERE relnamespace = 'dugout_shared'::regnamespace AND relkind = 'r') a"_s;
    QCOMPARE(m_fixture.server().psql(database, all), m_fixture.server().psql(fresh.database, all));
    // Nothing of the league is gone, and what waited goes.
    QCOMPARE(m_round->bob().shared().deliver(id)->delivered, 2);
    QVERIFY(m_round->bob().open(id).league().fixture(fixture)->outcome);
    QCOMPARE(noticeOf(m_round->anna()), SharedNotice::None);
    OpenLeague decided = m_round->anna().open(id);
    VERIFY_DONE(decided.act(LeagueRenamed{u"Anew"_s}));
}

void TestSharedVersions::whoMayPreparesItAnew()
{
    setVersion(sharedVersion() - 1, 1);
    StoreLocation owner = m_round->place();
    owner.user = u"coach"_s;
    // Bringing a further league does not happen beside others who work there.
    QVERIFY(must(SharedServer::open(owner, SharedServer::Use::Founding))->onlyReads());
    VERIFY_DONE(SharedServer::open(owner, SharedServer::Use::Preparing));
    QCOMPARE(m_fixture.server().psql(m_round->place().database,
                                     u"SELECT version, readable_from FROM dugout_shared.about"_s),
             u"%1|3"_s.arg(sharedVersion())); // an older Dugout would misread it
    VERIFY_DONE(SharedServer::open(owner, SharedServer::Use::Preparing)); // and again: nothing
    OpenLeague decided = m_round->anna().open(m_round->league());
    VERIFY_DONE(decided.act(LeagueRenamed{u"Anew"_s}));
}

/// A commissioner at a terminal is told there, and finds the way there.
void TestSharedVersions::aCommandPreparesItAnew()
{
    const QTemporaryDir data;
    QString out;
    const auto told = [&data, &out](const QStringList &words, const QString &language) {
        QProcess program;
        program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                      QStringList{u"league"_s} + words
                          + QStringList{u"--data-dir"_s, data.path(), u"--lang"_s, language});
        program.waitForFinished(-1);
        out = QString::fromUtf8(program.readAllStandardOutput());
        return QString::fromUtf8(program.readAllStandardError());
    };
    const QString address = m_round->anna().address();
    const QStringList deliver{u"deliver"_s, m_round->league().text()};
    QCOMPARE(told({u"join"_s, address}, u"en"_s), QString());
    QCOMPARE(told(deliver, u"en"_s), QString());
    setVersion(sharedVersion() - 1, 1);
    QSet<QString> said;
    for (const QString &language : {u"es"_s, u"en"_s, u"de"_s}) {
        said.insert(told(deliver, language));
        QCOMPARE(said.values().last().count(u"dugout league roles prepare"_s), 1);
    }
    QCOMPARE(said.size(), qsizetype(3));
    // She may not, and gets what the administrator runs.
    QVERIFY(told({u"roles"_s, u"prepare"_s, address}, u"en"_s).contains(u"prepared again"_s));
    QCOMPARE(told({u"roles"_s, u"sql"_s, address}, u"en"_s), QString());
    QVERIFY(out.contains(u"DROP POLICY"_s) && !out.contains(u"CREATE TABLE"_s));
    StoreLocation owner = m_round->place();
    owner.user = u"coach"_s;
    QCOMPARE(told({u"roles"_s, u"prepare"_s, owner.toString()}, u"en"_s), QString());
    QCOMPARE(told(deliver, u"en"_s), QString());
    QCOMPARE(told({u"roles"_s, u"sql"_s, address}, u"en"_s), QString());
    QVERIFY(!out.contains(u"DROP POLICY"_s));
}

/// Before he plays a match that the league will never have.
void TestSharedVersions::whoStaysBehindIsToldThatItIsHome()
{
    const LeagueId id = m_round->league();
    QCOMPARE(LineWatch(m_round->bob().table()).look().of(id).problem, QString());
    VERIFY_DONE(m_round->anna().shared().takeHome(id));
    QCOMPARE(LineWatch(m_round->bob().table()).look().of(id).problem,
             refusalWords(ErrorCode::SharedHome, {}));
    QVERIFY(!m_round->bob().shared().isAtHome(LeagueId(u"another"_s)));
}

void TestSharedVersions::nobodySaysWhichVersionItIs()
{
    for (const QString &person : {u"anna"_s, u"bob"_s, u"rita"_s})
        QCOMPARE(m_fixture.server().psqlAs(person, m_round->place().database,
                                           {u"UPDATE dugout_shared.about SET version = 9"_s,
                                            u"SELECT version FROM dugout_shared.about"_s}),
                 u"ERROR:  42501\n%1"_s.arg(sharedVersion()));
}

QTEST_GUILESS_MAIN(TestSharedVersions)
#include "tst_sharedversions.moc"
