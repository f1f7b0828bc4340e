// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "core/store/sharedserver.h"
#include "tests/sharing/sharedground.h"

#include <QElapsedTimer>
#include <QThread>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QString asked(const QString &function)
{
    return u"SELECT dugout_shared."_s + function;
}

const QString begins = asked(
    u"begin_match('%1', 'b-%1', 'f1', 'm-%1', '{\"id\":\"m-%1\",\"game\":\"match\",\"setup\":"
    "{\"fixture\":{\"league\":\"%1\",\"fixture\":\"f1\"}}}')"_s);
const QString addsLine
    = asked(u"add_match_entries('%1', 'm-%1', 1, '[{\"at\":1,\"kind\":\"do\",\"version\":1,"
            "\"payload\":{\"held\":true}}]', '{}')"_s);

} // namespace

/// Somebody with raw SQL begins something in a league and does not end it: the others are told,
/// and go on.
class TestSharedLocks final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noTableIsLocked_data();
    void noTableIsLocked();
    void aReaderKeepsNobodyWaiting();
    void nobodyWaitsForEver();
    void whoHoldsALeagueLosesIt_data();
    void whoHoldsALeagueLosesIt();
    void whoWaitsIsToldInASentence();
    void aDeadLineOfTheCommissionerHoldsNothing();
    void theOpponentKeepsHisName();
    void aSheetThatStaysIsNotChanged();
    void whoIsSentAwayHoldsNothing();
    void whoBelongsElsewhereIsNotCut();

private:
    /// A line on which everything may take as long as it likes.
    [[nodiscard]] std::unique_ptr<Connection> hostileLine(const QString &person);
    [[nodiscard]] std::unique_ptr<LeagueServer> server(const QString &person);
    /// Asks for a match that is there already, for which the league is locked.
    [[nodiscard]] static Result<qint64> tries(LeagueServer &server, const QString &league);

    StoreFixture m_fixture;
    std::unique_ptr<SharedGround> m_ground;
};

void TestSharedLocks::initTestCase()
{
    m_ground = std::make_unique<SharedGround>(m_fixture);
    QCOMPARE(m_ground->problem(), QString());
    QCOMPARE(m_fixture.server().problem(), QString());
    QVERIFY(m_ground->one(u"bob"_s, begins.arg(u"L"_s)).contains(u"kept"_s));
    QVERIFY(m_ground->one(u"dora"_s, begins.arg(u"M"_s)).contains(u"kept"_s));
}

std::unique_ptr<Connection> TestSharedLocks::hostileLine(const QString &person)
{
    auto line = Connection::open(m_ground->placeOf(person), ConnectionMode::ReadWrite);
    if (!line)
        qFatal("%s", qPrintable(line.error().message));
    for (const QString &setting :
         {u"statement_timeout"_s, u"lock_timeout"_s, u"idle_in_transaction_session_timeout"_s})
        (void)(*line)->execute(u"SET %1 TO 0"_s.arg(setting));
    return *std::move(line);
}

std::unique_ptr<LeagueServer> TestSharedLocks::server(const QString &person)
{
    StoreLocation place = m_ground->placeOf(person);
    place.options.insert(u"connect_timeout"_s, u"2"_s);
    auto opened = SharedServer::open(place);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    return *std::move(opened);
}

Result<qint64> TestSharedLocks::tries(LeagueServer &server, const QString &league)
{
    return server.addMatchEntries(LeagueId(league), JournalId(u"m-"_s + league), 1, {}, {});
}

void TestSharedLocks::noTableIsLocked_data()
{
    QTest::addColumn<QString>("mode");
    for (const char *mode : {"ROW SHARE", "ROW EXCLUSIVE", "SHARE UPDATE EXCLUSIVE", "SHARE",
                             "SHARE ROW EXCLUSIVE", "EXCLUSIVE", "ACCESS EXCLUSIVE"})
        QTest::newRow(mode) << QString::fromLatin1(mode);
}

void TestSharedLocks::noTableIsLocked()
{
    QFETCH(const QString, mode);
    for (const QString &person : {u"anna"_s, u"bob"_s, u"rita"_s}) {
        const auto line = hostileLine(person);
        VERIFY_DONE(line->execute(u"BEGIN"_s));
        QCOMPARE(errorOf(line->execute(u"LOCK TABLE dugout_shared.league IN %1 MODE"_s.arg(mode))),
                 u"store.permission"_s);
    }
}

void TestSharedLocks::aReaderKeepsNobodyWaiting()
{
    const auto rita = hostileLine(u"rita"_s);
    VERIFY_DONE(rita->execute(u"BEGIN"_s));
    VERIFY_DONE(rita->execute(asked(u"at_table('L', 'the corner', '')"_s)));
    const auto bea = server(u"bea"_s);
    VERIFY_DONE(tries(*bea, u"L"_s));
    VERIFY_DONE(rita->execute(u"COMMIT"_s));
}

/// Whatever a session says of itself, it is bounded where it locks a league.
void TestSharedLocks::nobodyWaitsForEver()
{
    QCOMPARE(m_ground->one(u"bob"_s, u"SHOW idle_in_transaction_session_timeout"_s), u"1min"_s);
    const QString answers
        = m_ground->as(u"bob"_s,
                       {u"SET idle_in_transaction_session_timeout = 0"_s, u"SET lock_timeout = 0"_s,
                        u"BEGIN"_s, addsLine.arg(u"L"_s), u"SHOW lock_timeout"_s,
                        u"SHOW idle_in_transaction_session_timeout"_s, u"ROLLBACK"_s});
    QCOMPARE(answers, u"1\n10s\n8s"_s);
}

/// Nobody waits longer than five seconds for a coach, whether he says nothing more or is busy.
void TestSharedLocks::whoHoldsALeagueLosesIt_data()
{
    QTest::addColumn<bool>("sleeps");
    QTest::newRow("says nothing more") << false;
    QTest::newRow("is busy") << true;
}

void TestSharedLocks::whoHoldsALeagueLosesIt()
{
    QFETCH(const bool, sleeps);
    const auto bob = hostileLine(u"bob"_s);
    VERIFY_DONE(bob->execute(u"BEGIN"_s));
    const qint64 before
        = m_ground->one(u"rita"_s, u"SELECT entries FROM dugout_shared.match WHERE id = 'm-L'"_s)
              .toLongLong();
    VERIFY_DONE(bob->execute(addsLine.arg(u"L"_s)));
    std::unique_ptr<QThread> busy(QThread::create([&bob, sleeps] {
        if (sleeps)
            (void)bob->execute(u"SELECT pg_sleep(30)"_s);
    }));
    busy->start();
    StoreLocation place = m_ground->placeOf(u"bea"_s);
    const auto bea = SharedServer::open(place);
    VERIFY_DONE(bea);
    QElapsedTimer waited;
    waited.start();
    const auto done = tries(**bea, u"L"_s);
    VERIFY_DONE(done);
    QVERIFY2(waited.elapsed() < 5000, qPrintable(QString::number(waited.elapsed())));
    QCOMPARE(*done, before); // and what he began is gone
    busy->wait();
    QCOMPARE(errorOf(bob->execute(u"COMMIT"_s)), u"store.away"_s);
}

/// Who has just begun is not cut off: the others are told, without what the server's functions are
/// called.
void TestSharedLocks::whoWaitsIsToldInASentence()
{
    const auto bob = hostileLine(u"bob"_s);
    VERIFY_DONE(bob->execute(u"BEGIN"_s));
    VERIFY_DONE(bob->execute(addsLine.arg(u"L"_s)));
    const auto bea = server(u"bea"_s);
    const auto told = tries(*bea, u"L"_s);
    QCOMPARE(errorOf(told), u"store.busy"_s);
    StoreFixture::checkSentence(told.error());
    QVERIFY2(!told.error().detail.contains(u"PL/pgSQL"_s) && !told.error().detail.contains(u'\n'),
             qPrintable(told.error().detail));
    VERIFY_DONE(bob->execute(u"ROLLBACK"_s));
}

/// He may be bringing a league, and takes as long as he works; a line of his from which nothing
/// comes any more holds nobody up longer than ten seconds.
void TestSharedLocks::aDeadLineOfTheCommissionerHoldsNothing()
{
    const auto carl = hostileLine(u"carl"_s);
    VERIFY_DONE(carl->execute(u"BEGIN"_s));
    VERIFY_DONE(carl->execute(addsLine.arg(u"M"_s)));
    const auto dora = server(u"dora"_s);
    QCOMPARE(errorOf(tries(*dora, u"M"_s)), u"store.busy"_s);
    VERIFY_DONE(carl->execute(u"COMMIT"_s));
    QCOMPARE(*tries(*dora, u"M"_s), qint64(1));
    QElapsedTimer held;
    held.start();
    VERIFY_DONE(carl->execute(u"BEGIN"_s));
    VERIFY_DONE(carl->execute(addsLine.arg(u"M"_s)));
    // However his session has set itself up.
    VERIFY_DONE(carl->execute(u"SET idle_in_transaction_session_timeout = 0"_s));
    bool through = false;
    while (!through && held.elapsed() < 20'000)
        through = tries(*dora, u"M"_s).has_value();
    QVERIFY2(through && held.elapsed() < 10'500, qPrintable(QString::number(held.elapsed())));
    QCOMPARE(errorOf(carl->execute(u"COMMIT"_s)), u"store.away"_s);
}

void TestSharedLocks::theOpponentKeepsHisName()
{
    const QString end
        = u"'{\"outcome\":{\"source\":\"match\",\"result\":{\"home\":\"t1\",\"away\":\"t2\"}},"
          "\"result\":{\"id\":\"m-L\"},\"teams\":[{\"id\":\"t2\",\"base\":1,\"name\":\"Losers\","
          "\"body\":{\"id\":\"t2\",\"name\":\"t2\"}},{\"id\":\"t1\",\"base\":1,\"name\":\"Heroes\","
          "\"body\":{\"id\":\"t1\",\"name\":\"Heroes\"}}]}'"_s;
    QVERIFY(m_ground->one(u"bob"_s, asked(u"end_match('L', 'e1', 'm-L', %1)"_s.arg(end)))
                .contains(u"kept"_s));
    QCOMPARE(m_ground->one(u"rita"_s,
                           u"SELECT string_agg(name, ',' ORDER BY id) FROM dugout_shared.team "
                           "WHERE id IN ('t1', 't2')"_s),
             u"Heroes,t2"_s);
}

/// Where teams do not develop, a claim that a match changed them is put to the commissioner.
void TestSharedLocks::aSheetThatStaysIsNotChanged()
{
    const QString row = u"[{\"id\":\"f5\",\"home\":\"t1\",\"away\":\"t2\",\"published\":true,"
                        "\"develops\":false,\"match\":\"\",\"outcome\":null,"
                        "\"confirmed\":false}]"_s;
    const QString act
        = asked(u"act('L', 'a5', (SELECT entries + 1 FROM dugout_shared.league WHERE id = 'L'), "
                "'[]', '%1', '[]', 'League L', '{}')->>'done'"_s.arg(row));
    QCOMPARE(m_ground->one(u"anna"_s, act), u"kept"_s);
    const QString begin = asked(
        u"begin_match('L', 'b5', 'f5', 'm-5', '{\"id\":\"m-5\",\"game\":\"match\",\"setup\":"
        "{\"fixture\":{\"league\":\"L\",\"fixture\":\"f5\"}}}')->>'done'"_s);
    QCOMPARE(m_ground->one(u"bob"_s, begin), u"kept"_s);
    const QString end
        = u"'{\"outcome\":{\"source\":\"match\",\"result\":{\"home\":\"t1\",\"away\":\"t2\"}},"
          "\"result\":{\"id\":\"m-5\"},\"teams\":[%1]}'"_s;
    const QString ends = asked(u"end_match('L', '%1', 'm-5', %2)->>'done'"_s);
    const QString stronger
        = u"{\"id\":\"t1\",\"base\":2,\"body\":{\"id\":\"t1\",\"name\":\"Heroes\",\"gold\":9}}"_s;
    QCOMPARE(m_ground->one(u"bob"_s, ends.arg(u"e5"_s, end.arg(stronger))), u"claimed"_s);
    QCOMPARE(m_ground->one(u"rita"_s, u"SELECT revision FROM dugout_shared.team WHERE id = 't1'"_s),
             u"2"_s);
    QCOMPARE(m_ground->one(u"bob"_s, ends.arg(u"e6"_s, end.arg(QString()))), u"kept"_s);
}

void TestSharedLocks::whoIsSentAwayHoldsNothing()
{
    const auto bea = hostileLine(u"bea"_s);
    VERIFY_DONE(bea->execute(u"BEGIN"_s));
    VERIFY_DONE(bea->execute(asked(u"add_match_entries('L', 'm-L', 1, '[]', '{}')"_s)));
    const auto anna = server(u"anna"_s);
    VERIFY_DONE(anna->revoke(LeagueId(u"L"_s), u"bea"_s));
    QCOMPARE(errorOf(bea->execute(u"COMMIT"_s)), u"store.away"_s);
    // Nobody else's line is cut by that.
    const auto rita = hostileLine(u"rita"_s);
    VERIFY_DONE(rita->execute(u"BEGIN"_s));
    QCOMPARE(m_ground->one(u"bob"_s, asked(u"revoke_role('L', 'rita')"_s)), u"ERROR:  42501"_s);
    VERIFY_DONE(rita->execute(u"COMMIT"_s));
}

/// A commissioner who lets somebody of another league in, only to send him away, ends nothing
/// there.
void TestSharedLocks::whoBelongsElsewhereIsNotCut()
{
    QVERIFY(!m_ground->one(u"anna"_s, asked(u"grant_role('L', 'dora', 'reader', '', '{}')"_s))
                 .contains(u"ERROR"_s));
    const auto dora = hostileLine(u"dora"_s);
    VERIFY_DONE(dora->execute(u"BEGIN"_s));
    VERIFY_DONE(dora->execute(asked(u"at_table('M', 'the corner', '')"_s)));
    const auto anna = server(u"anna"_s);
    VERIFY_DONE(anna->revoke(LeagueId(u"L"_s), u"dora"_s));
    VERIFY_DONE(dora->execute(u"COMMIT"_s));
    QCOMPARE(m_ground->one(u"dora"_s,
                           u"SELECT count(*) FROM dugout_shared.entry "
                           "WHERE league = 'L'"_s),
             u"0"_s);
}

QTEST_GUILESS_MAIN(TestSharedLocks)
#include "tst_sharedlocks.moc"
