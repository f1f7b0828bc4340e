// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/storefixture.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A server that is not there, goes away, or does not want us.
class TestServerFaults final : public QObject
{
    Q_OBJECT

private slots:
    void serverAway();
    void serverGoesAway();
    void serverRefuses_data();
    void serverRefuses();

private:
    StoreFixture m_fixture;
};

namespace {
using Access = StoreOptions::Access;
}

void TestServerFaults::serverAway()
{
    StoreLocation place = m_fixture.emptyPlace(u"psql"_s);
    place.host = QFileInfo(m_fixture.newPath()).path();
    const auto refused = Store::open(place);
    QCOMPARE(errorOf(refused), u"store.away"_s);
    StoreFixture::checkSentence(refused.error());
}

void TestServerFaults::serverGoesAway()
{
    const auto place = m_fixture.filled(u"psql"_s);
    const JournalId id(u"m1"_s);
    const auto store = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(store);
    m_fixture.server().stop();
    for (int attempt = 0; attempt < 2; ++attempt) {
        const auto refused = (*store)->journals().append(id, 4, StoreFixture::group(4));
        QCOMPARE(errorOf(refused), u"store.away"_s);
        StoreFixture::checkSentence(refused.error());
        QCOMPARE(errorOf((*store)->documents().list(u"team"_s)), u"store.away"_s);
    }
    QVERIFY(m_fixture.server().start());
    // The same open store works again, and the action can simply be repeated.
    VERIFY_DONE((*store)->journals().append(id, 4, StoreFixture::group(4)));
    QCOMPARE((*store)->journals().read(id)->entries.size(), std::size_t(4));
    // A restart that nobody noticed costs nothing at all.
    m_fixture.server().stop();
    QVERIFY(m_fixture.server().start());
    VERIFY_DONE((*store)->journals().append(id, 5, StoreFixture::group(5)));
    StoreFixture::checkIntact(place, 5);
}

void TestServerFaults::serverRefuses_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("database");
    QTest::addColumn<QString>("code");
    QTest::newRow("no such user") << u"nobody-here"_s << u"postgres"_s << u"store.login"_s;
    QTest::newRow("no such database") << u"coach"_s << u"nothing-here"_s << u"store.no-database"_s;
    QTest::newRow("no right to create") << u"guest"_s << u"closed"_s << u"store.permission"_s;
}

void TestServerFaults::serverRefuses()
{
    QFETCH(QString, user);
    QFETCH(QString, database);
    QFETCH(QString, code);
    if (user == u"guest"_s) {
        m_fixture.server().psql(u"postgres"_s, u"CREATE ROLE guest LOGIN"_s);
        m_fixture.server().psql(u"postgres"_s, u"CREATE DATABASE closed"_s);
    }
    StoreLocation place = m_fixture.emptyPlace(u"psql"_s);
    place.user = user;
    place.database = database;
    const auto refused = Store::open(place);
    QCOMPARE(errorOf(refused), code);
    StoreFixture::checkSentence(refused.error());
}

QTEST_GUILESS_MAIN(TestServerFaults)
#include "tst_serverfaults.moc"
