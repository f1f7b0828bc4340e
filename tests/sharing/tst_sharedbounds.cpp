// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "core/store/sharedserver.h"
#include "tests/sharing/sharedcalls.h"
#include "tests/sharing/sharedground.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// Nobody fills the disk of a server with shared leagues: what a coach brings is counted there, by
/// rows and by bytes, and so is what a question may put aside.
class TestSharedBounds final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyKindHasABound();
    void rowsAreBounded_data();
    void rowsAreBounded();
    void bytesAreBounded();
    void allCoachesTogetherAreBounded();
    void theCommissionerIsNotCounted();
    void nobodyMovesTheBounds();
    void questionsFillNoDisk();
    void oneCoachTakesNobodysPlace();
    void aCoachIsToldInASentence();
    void aLoginHasFewLines_data();
    void aLoginHasFewLines();
    void idleReadersKeepNobodyOut();

private:
    static constexpr auto full = "ERROR:  DG010";

    /// Sheets of bob's team one after the other, each in a transaction of its own.
    QStringList saveSheets(int first, int count, int letters = 10)
    {
        QStringList statements;
        for (int i = first; i < first + count; ++i)
            statements.append(
                call(u"save_team('L', 's%1', 't1', %1, 'x', jsonb_build_object('id', 't1', 'x', "
                     "(SELECT string_agg(md5(n::text), '') FROM generate_series(1, %2) n)))"
                     "->>'done'"_s.arg(i)
                         .arg(std::max(1, letters / 32))));
        return m_ground->as(u"bob"_s, statements).split(u'\n');
    }
    /// As the administrator does it.
    void bound(const QString &kind, qint64 most)
    {
        QCOMPARE(m_fixture.server().psql(
                     m_ground->place().database,
                     u"UPDATE dugout_shared.bounds SET most = %1 WHERE kind = '%2' RETURNING 1"_s
                         .arg(most)
                         .arg(kind)),
                 u"1"_s);
    }
    [[nodiscard]] qint64 rowsOf(const QString &table)
    {
        return m_fixture.server()
            .psql(m_ground->place().database,
                  u"SELECT count(*) FROM dugout_shared.%1 WHERE league = 'L'"_s.arg(table))
            .toLongLong();
    }

    StoreFixture m_fixture;
    std::unique_ptr<SharedGround> m_ground;
};

void TestSharedBounds::init()
{
    m_ground = std::make_unique<SharedGround>(m_fixture);
    QCOMPARE(m_ground->problem(), QString());
}

void TestSharedBounds::everyKindHasABound()
{
    // Whatever a coach can add rows to is counted, with a bound that a disk of today holds.
    QCOMPARE(
        m_fixture.server().psql(
            m_ground->place().database,
            u"SELECT string_agg(c.relname, ',' ORDER BY c.relname) FROM pg_trigger t JOIN "
            "pg_class c ON c.oid = t.tgrelid JOIN dugout_shared.bounds b ON b.kind = c.relname "
            "WHERE t.tgname = 'counted' AND t.tgenabled = 'O'"_s),
        u"claim,entry,match,match_entry,receipt,team_sheet"_s);
    QCOMPARE(m_ground->one(u"bob"_s,
                           u"SELECT most FROM dugout_shared.bounds WHERE kind LIKE 'bytes%' "
                           "ORDER BY most"_s),
             u"268435456\n4294967296"_s);
}

void TestSharedBounds::rowsAreBounded_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const QString match = beginning(u"L"_s, u"m"_s, u"f1"_s, u"m1"_s);
    const QString line = u"add_match_entries('L', 'm1', %1, "
                         "'[{\"at\":1,\"kind\":\"do\",\"version\":1,\"payload\":{}}]', '{}')"_s;
    const QString sheet = u"save_team('L', 's%1', 't1', %1, 'x', '{\"id\":\"t1\"}')"_s;
    QTest::newRow("sheets") << u"team_sheet"_s << sheet.arg(1) << sheet.arg(2);
    QTest::newRow("receipts") << u"receipt"_s << sheet.arg(1) << sheet.arg(2);
    QTest::newRow("lines of the league")
        << u"entry"_s << match << beginning(u"L"_s, u"n"_s, u"f5"_s, u"m5"_s);
    QTest::newRow("matches") << u"match"_s << match << beginning(u"L"_s, u"n"_s, u"f5"_s, u"m5"_s);
    QTest::newRow("lines of a match") << u"match_entry"_s << line.arg(1) << line.arg(2);
    const QString end = u"end_match('L', '%1', 'm1', %2)"_s;
    const QString ended = endOf(u"m1"_s, u"t1"_s, u"t2"_s);
    QTest::newRow("claims") << u"claim"_s << end.arg(u"c1"_s, ended) << end.arg(u"c2"_s, ended);
}

void TestSharedBounds::rowsAreBounded()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    if (kind == u"match_entry"_s || kind == u"claim"_s)
        QVERIFY(!m_ground->one(u"bob"_s, call(beginning(u"L"_s, u"m"_s, u"f1"_s, u"m1"_s)))
                     .contains(u"ERROR"_s));
    if (kind == u"claim"_s) {
        // Bea's word closes it; what bob says then is put to the commissioner.
        QVERIFY(!m_ground
                     ->one(u"bea"_s,
                           call(u"end_match('L', 'b', 'm1', %1)"_s.arg(
                               endOf(u"m1"_s, u"t1"_s, u"t2"_s, u"[]"_s, true))))
                     .contains(u"ERROR"_s));
    }
    const qint64 spent = m_fixture.server()
                             .psql(m_ground->place().database,
                                   u"SELECT coalesce(sum(rows), 0) FROM dugout_shared.spent "
                                   "WHERE person = 'bob' AND kind = '%1'"_s.arg(kind))
                             .toLongLong();
    bound(kind, spent + 1);
    QVERIFY(!m_ground->one(u"bob"_s, call(first)).contains(u"ERROR"_s));
    const qint64 before = rowsOf(kind);
    QCOMPARE(m_ground->one(u"bob"_s, call(second)), QString::fromLatin1(full));
    QCOMPARE(rowsOf(kind), before); // nothing of it stays
    // The administrator gives more room, and it goes on.
    bound(kind, spent + 2);
    QVERIFY(!m_ground->one(u"bob"_s, call(second)).contains(u"ERROR"_s));
}

void TestSharedBounds::bytesAreBounded()
{
    bound(u"bytes"_s, 100'000);
    const QStringList answers = saveSheets(1, 4, 40'000);
    QCOMPARE(answers,
             (QStringList{u"kept"_s, u"kept"_s, QString::fromLatin1(full), u"ERROR:  DG001"_s}));
    // The other coach has as much of his own.
    QCOMPARE(
        m_ground->one(u"bea"_s,
                      call(u"save_team('L', 'x', 't2', 1, 'x', '{\"id\":\"t2\"}')->>'done'"_s)),
        u"kept"_s);
    QCOMPARE(m_ground->one(u"bob"_s,
                           u"SELECT bool_and(bytes BETWEEN 80000 AND 100000) FROM "
                           "dugout_shared.spent WHERE kind = 'team_sheet'"_s),
             u"t"_s);
}

void TestSharedBounds::allCoachesTogetherAreBounded()
{
    bound(u"bytes of all"_s, 100'000);
    QCOMPARE(saveSheets(1, 2, 40'000), QStringList(2, u"kept"_s));
    QCOMPARE(m_ground->one(
                 u"bea"_s,
                 call(u"save_team('L', 'x', 't2', 1, 'x', jsonb_build_object('id', 't2', 'x', "
                      "(SELECT string_agg(md5(n::text), '') FROM generate_series(1, 1250) n)))"_s)),
             QString::fromLatin1(full));
    // Another league on the same server has its own.
    QCOMPARE(
        m_ground->one(u"dora"_s,
                      call(u"save_team('M', 'x', 'u1', 1, 'x', '{\"id\":\"u1\"}')->>'done'"_s)),
        u"kept"_s);
}

void TestSharedBounds::theCommissionerIsNotCounted()
{
    bound(u"team_sheet"_s, 0);
    QCOMPARE(
        m_ground->one(u"anna"_s,
                      call(u"save_team('L', 'x', 't1', 1, 'x', '{\"id\":\"t1\"}')->>'done'"_s)),
        u"kept"_s);
    QCOMPARE(saveSheets(2, 1), QStringList{QString::fromLatin1(full)});
}

void TestSharedBounds::nobodyMovesTheBounds()
{
    const QStringList attacks{u"UPDATE dugout_shared.bounds SET most = 1e12"_s,
                              u"DELETE FROM dugout_shared.bounds"_s,
                              u"UPDATE dugout_shared.spent SET rows = 0, bytes = 0"_s,
                              u"DELETE FROM dugout_shared.spent"_s,
                              u"TRUNCATE dugout_shared.spent"_s,
                              u"UPDATE dugout_shared.league SET brought = 0"_s,
                              call(u"spend('L', 'entry', -5, -5)"_s),
                              call(u"count_spent()"_s),
                              call(u"is_counted('L')"_s)};
    for (const QString &person : {u"anna"_s, u"bob"_s, u"rita"_s, u"dora"_s})
        QCOMPARE(m_ground->as(person, attacks).split(u'\n'),
                 QStringList(attacks.size(), u"ERROR:  42501"_s));
}

void TestSharedBounds::questionsFillNoDisk()
{
    QCOMPARE(m_ground->as(u"bob"_s,
                          {u"SHOW temp_file_limit"_s, u"SET temp_file_limit = -1"_s,
                           u"SELECT set_config('temp_file_limit', '-1', false)"_s}),
             u"1GB\nERROR:  42501\nERROR:  42501"_s);
}

void TestSharedBounds::oneCoachTakesNobodysPlace()
{
    // As often as one may begin a match of a fixture, the other may too.
    QStringList begun;
    for (int i = 1; i <= 21; ++i)
        begun.append(
            call(beginning(u"L"_s, u"d%1"_s.arg(i), u"f1"_s, u"m%1"_s.arg(i)) + u"->>'done'"_s));
    const QStringList told = m_ground->as(u"bob"_s, begun).split(u'\n');
    QCOMPARE(told.size(), qsizetype(21));
    QCOMPARE(told.last(), u"ERROR:  DG004"_s);
    QCOMPARE(m_ground->one(u"bea"_s,
                           call(beginning(u"L"_s, u"e1"_s, u"f1"_s, u"n1"_s) + u"->>'done'"_s)),
             u"beside"_s);
}

void TestSharedBounds::aCoachIsToldInASentence()
{
    bound(u"team_sheet"_s, 0);
    const auto server = SharedServer::open(m_ground->placeOf(u"bob"_s));
    VERIFY_DONE(server);
    const auto kept
        = (*server)->saveTeam(LeagueId(u"L"_s), u"d"_s, u"t1"_s, 1, u"x"_s, {{u"id"_s, u"t1"_s}});
    QCOMPARE(errorOf(kept), u"shared.full"_s);
    StoreFixture::checkSentence(kept.error());
}

void TestSharedBounds::aLoginHasFewLines_data()
{
    QTest::addColumn<QString>("person");
    QTest::newRow("reader") << u"rita"_s;
    QTest::newRow("coach") << u"bea"_s;
    QTest::newRow("commissioner") << u"anna"_s;
    QTest::newRow("commissioner of another league") << u"carl"_s;
}

/// Logins that the administrator's SQL makes, and older ones without a limit.
void TestSharedBounds::aLoginHasFewLines()
{
    QFETCH(const QString, person);
    std::vector<std::unique_ptr<Connection>> lines;
    std::optional<Error> refused;
    for (int i = 0; i < 57; ++i) {
        auto line = Connection::open(m_ground->placeOf(person), ConnectionMode::ReadOnly);
        if (!line) {
            refused = line.error();
            break;
        }
        lines.push_back(*std::move(line));
    }
    QCOMPARE(lines.size(), size_t(12));
    QVERIFY(refused);
    StoreFixture::checkSentence(*refused);
    // Everybody else goes on, and the commissioner sends him away.
    for (const QString &other : {u"anna"_s, u"bob"_s, u"bea"_s, u"rita"_s}) {
        if (other != person)
            QVERIFY(!m_ground->one(other, call(u"at_table('L', 'the corner', '')"_s))
                         .contains(u"ERROR"_s));
    }
    if (person != u"anna"_s && person != u"carl"_s)
        QVERIFY(m_ground->one(u"anna"_s, call(u"revoke_role('L', '%1')"_s.arg(person))).toLongLong()
                > 0);
}

/// However the login was made: more idle lines than anybody needs are cut as soon as somebody of
/// the league says anything.
void TestSharedBounds::idleReadersKeepNobodyOut()
{
    (void)m_fixture.server().psql(m_ground->place().database,
                                  u"ALTER ROLE rita CONNECTION LIMIT -1"_s);
    std::vector<std::unique_ptr<Connection>> lines;
    for (int i = 0; i < 30; ++i) {
        auto line = Connection::open(m_ground->placeOf(u"rita"_s), ConnectionMode::ReadOnly);
        if (!line)
            break;
        lines.push_back(*std::move(line));
    }
    QVERIFY(lines.size() > 12);
    const auto idle = [this] {
        return m_fixture.server()
            .psql(m_ground->place().database,
                  u"SELECT count(*) FROM pg_stat_activity WHERE usename = 'rita' "
                  "AND datname = current_database()"_s)
            .toInt();
    };
    QVERIFY(
        !m_ground->one(u"bob"_s, call(u"at_table('L', 'the corner', '')"_s)).contains(u"ERROR"_s));
    QTRY_COMPARE(idle(), 12);
    (void)m_fixture.server().psql(m_ground->place().database,
                                  u"ALTER ROLE rita CONNECTION LIMIT 12"_s);
}

QTEST_GUILESS_MAIN(TestSharedBounds)
#include "tst_sharedbounds.moc"
