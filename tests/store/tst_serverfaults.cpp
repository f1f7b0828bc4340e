// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "core/store/postgresdialect.h"
#include "tests/support/storefixture.h"

#include <QScopeGuard>
#include <QSqlError>
#include <QTemporaryFile>
#include <QTest>

#include <signal.h>
#include <unistd.h>

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
    void refusalsAreUnderstoodInTheServersLanguage_data();
    void refusalsAreUnderstoodInTheServersLanguage();
    void aPasswordIsWanted_data();
    void aPasswordIsWanted();
    void optionsOfTheAddressReachTheServer();
    void aSilentServerIsGivenUp();
    void somebodyElsesLockIsGivenUp();
    void aSlowStatementIsGivenUp();
    void whatAServerSaysIsCutShort();
    void whatAServerRemarksReachesNoTerminal();

private:
    StoreFixture m_fixture;
};

namespace {
using Access = StoreOptions::Access;
}

void TestServerFaults::whatAServerSaysIsCutShort()
{
    const auto place = m_fixture.emptyPlace(u"psql"_s);
    const auto line = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(line);
    const auto refused = (*line)->execute(
        u"DO $$ BEGIN RAISE EXCEPTION '%', chr(27) || repeat('y', 30000); END $$"_s);
    QVERIFY(!refused);
    QVERIFY(refused.error().detail.contains(u"yyy"_s));
    QVERIFY(refused.error().detail.size() <= 2'000);
    QVERIFY(!refused.error().detail.contains(u'\x1b'));
}

/// libpq would write it there as it came, with whatever a terminal obeys.
void TestServerFaults::whatAServerRemarksReachesNoTerminal()
{
    const auto place = m_fixture.emptyPlace(u"psql"_s);
    const auto line = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(line);
    QTemporaryFile terminal;
    QVERIFY(terminal.open());
    const int before = dup(STDERR_FILENO);
    dup2(terminal.handle(), STDERR_FILENO);
    const auto remarked = (*line)->execute(u"DO $$ BEGIN RAISE WARNING 'look here'; END $$"_s);
    dup2(before, STDERR_FILENO);
    close(before);
    VERIFY_DONE(remarked);
    QVERIFY(terminal.seek(0));
    QCOMPARE(terminal.readAll(), QByteArray());
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
        QCOMPARE(errorOf((*store)->documents().list({u"team"_s})), u"store.away"_s);
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

void TestServerFaults::refusalsAreUnderstoodInTheServersLanguage_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("code");
    const QString password = u"store.password"_s;
    QTest::newRow("no password") << u"fe_sendauth: no password supplied"_s << password;
    QTest::newRow("password, English")
        << u"FATAL:  password authentication failed for user \"ana\""_s << password;
    QTest::newRow("password, German")
        << u"FATAL:  Passwort-Authentifizierung für Benutzer »ana« fehlgeschlagen"_s << password;
    QTest::newRow("password, Spanish")
        << u"FATAL:  la autentificación password falló para el usuario «ana»"_s << password;
    const QString login = u"store.login"_s;
    QTest::newRow("user, English") << u"FATAL:  role \"ana\" does not exist"_s << login;
    QTest::newRow("user, German") << u"FATAL:  Rolle »ana« existiert nicht"_s << login;
    QTest::newRow("user, Spanish") << u"FATAL:  no existe el rol «ana»"_s << login;
    QTest::newRow("not listed")
        << u"FATAL:  kein pg_hba.conf-Eintrag für Host »h«, Datenbank »league«"_s << login;
    const QString database = u"store.no-database"_s;
    QTest::newRow("database, English")
        << u"FATAL:  database \"league\" does not exist"_s << database;
    QTest::newRow("database, German")
        << u"FATAL:  Datenbank »league« existiert nicht"_s << database;
    QTest::newRow("database, Spanish")
        << u"FATAL:  no existe la base de datos «league»"_s << database;
    QTest::newRow("nobody there") << u"could not connect: Connection refused"_s << u"store.away"_s;
}

void TestServerFaults::refusalsAreUnderstoodInTheServersLanguage()
{
    QFETCH(const QString, words);
    const auto place = StoreLocation::parse(u"postgresql://ana@h/league"_s);
    VERIFY_DONE(place);
    const Error error
        = PostgresDialect().fault(QSqlError({}, words, QSqlError::ConnectionError), *place);
    QTEST(errorWord(error.code), "code");
    StoreFixture::checkSentence(error);
}

void TestServerFaults::aPasswordIsWanted_data()
{
    QTest::addColumn<QString>("asked"); ///< what the coach answers
    QTest::addColumn<QString>("variable"); ///< PGPASSWORD
    QTest::addColumn<QString>("file"); ///< what stands in a password file
    QTest::addColumn<QString>("code");
    const QString none;
    const QString right = u"it's; a \\secret"_s;
    QTest::newRow("none") << none << none << none << u"store.password"_s;
    QTest::newRow("a wrong one") << u"guess"_s << none << none << u"store.password"_s;
    QTest::newRow("the right one") << right << none << none << QString();
    QTest::newRow("in the environment") << none << right << none << QString();
    QTest::newRow("in a file") << none << none << u"it's; a \\\\secret"_s << QString();
}

void TestServerFaults::aPasswordIsWanted()
{
    QFETCH(const QString, asked);
    QFETCH(const QString, variable);
    QFETCH(const QString, file);
    QFETCH(const QString, code);
    StoreLocation place = m_fixture.emptyPlace(u"psql"_s);
    place.user = u"careful%1"_s.arg(place.database);
    m_fixture.server().addUserWithPassword(place.user, u"it''s; a \\secret"_s);
    place.password = asked;
    if (!file.isEmpty()) {
        place.options.insert(u"passfile"_s, m_fixture.newPath(u"pass file"_s));
        QFile words(place.options.value(u"passfile"_s));
        QVERIFY(words.open(QIODevice::WriteOnly));
        words.write("*:*:*:*:" + file.toUtf8() + '\n');
        words.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    qputenv("PGPASSWORD", variable.toUtf8());
    const auto cleaner = qScopeGuard([] { qunsetenv("PGPASSWORD"); });
    const auto opened = Store::open(place);
    QCOMPARE(errorOf(opened), code);
    if (!opened) {
        StoreFixture::checkSentence(opened.error());
        QVERIFY(opened.error().message.contains(u".pgpass"_s));
        QVERIFY(!(opened.error().message + opened.error().detail).contains(u"guess"_s));
    }
}

void TestServerFaults::optionsOfTheAddressReachTheServer()
{
    StoreLocation place = m_fixture.emptyPlace(u"psql"_s);
    VERIFY_DONE(Store::open(place));
    // What the server cannot do is demanded: only a demand that arrives is refused.
    const auto strict = StoreLocation::parse(place.toString() + u"&channel_binding=require"_s);
    VERIFY_DONE(strict);
    QCOMPARE(errorOf(Store::open(*strict)), u"store.login"_s);
}

void TestServerFaults::aSilentServerIsGivenUp()
{
    auto place = m_fixture.filled(u"psql"_s);
    place.options.insert(u"connect_timeout"_s, u"1"_s);
    const auto store = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(store);
    const auto servants = m_fixture.server().servants(place.database);
    QCOMPARE(servants.size(), std::size_t(1));
    const auto silent = static_cast<pid_t>(servants.front());
    QCOMPARE(::kill(silent, SIGSTOP), 0);
    const auto cleaner = qScopeGuard([silent] { ::kill(silent, SIGCONT); });
    // The server itself still answers: a new line to it is found, and the action is done.
    VERIFY_DONE((*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4)));
    // Nobody answers in the middle of a transaction, where repeating it could do it twice.
    auto connection = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(connection);
    VERIFY_DONE((*connection)->execute(u"BEGIN"_s));
    const QString asks = u"SELECT pg_backend_pid()"_s;
    const auto second = static_cast<pid_t>((*connection)->value(asks)->toLongLong());
    QCOMPARE(::kill(second, SIGSTOP), 0);
    const auto other = qScopeGuard([second] { ::kill(second, SIGCONT); });
    const auto refused = (*connection)->execute(asks);
    QCOMPARE(errorOf(refused), u"store.away"_s);
    StoreFixture::checkSentence(refused.error());
}

void TestServerFaults::somebodyElsesLockIsGivenUp()
{
    auto place = m_fixture.filled(u"psql"_s);
    place.options.insert(u"connect_timeout"_s, u"1"_s);
    const auto store = Store::open(place, StoreOptions::as(Access::Window));
    VERIFY_DONE(store);
    auto other = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(other);
    VERIFY_DONE((*other)->execute(u"BEGIN"_s));
    VERIFY_DONE((*other)->execute(u"SELECT id FROM journal FOR UPDATE"_s));
    const auto refused = (*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4));
    QCOMPARE(errorOf(refused), u"store.busy"_s);
    StoreFixture::checkSentence(refused.error());
    VERIFY_DONE((*other)->execute(u"ROLLBACK"_s));
    VERIFY_DONE((*store)->journals().append(JournalId(u"m1"_s), 4, StoreFixture::group(4)));
}

void TestServerFaults::aSlowStatementIsGivenUp()
{
    auto place = m_fixture.emptyPlace(u"psql"_s);
    place.options.insert(u"connect_timeout"_s, u"1"_s);
    auto connection = Connection::open(place, ConnectionMode::ReadWrite);
    VERIFY_DONE(connection);
    const auto refused = (*connection)->execute(u"SELECT pg_sleep(60)"_s);
    QCOMPARE(errorOf(refused), u"store.slow"_s);
    StoreFixture::checkSentence(refused.error());
    // The line was kept, and long work has the time it needs.
    const Connection::LongWork copying(**connection);
    VERIFY_DONE((*connection)->execute(u"SELECT pg_sleep(2.5)"_s));
}

QTEST_GUILESS_MAIN(TestServerFaults)
#include "tst_serverfaults.moc"
