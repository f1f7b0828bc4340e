// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/linelook.h"
#include "tests/sharing/sharedround.h"

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
