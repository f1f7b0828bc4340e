// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "core/store/sharedserver.h"
#include "tests/sharing/sharedattacks.h"
#include "tests/sharing/sharedcalls.h"
#include "tests/sharing/sharedground.h"

#include <QScopeGuard>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString refused = u"ERROR:  42501"_s;

QStringList tables()
{
    return {u"about"_s,   u"league"_s,   u"member"_s,     u"entry"_s, u"contact"_s,     u"sealed"_s,
            u"fixture"_s, u"team"_s,     u"team_sheet"_s, u"match"_s, u"match_entry"_s, u"claim"_s,
            u"receipt"_s, u"presence"_s, u"bounds"_s,     u"spent"_s};
}

} // namespace

/// Attacks a server with shared leagues by raw SQL, as everybody who can log in there, and does
/// what each may do.
class TestSharedRights final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tablesAreOnlyRead_data();
    void tablesAreOnlyRead();
    void attacksAreRefused_data();
    void attacksAreRefused();
    void othersSeeNothing_data();
    void othersSeeNothing();
    void everybodySeesWhatIsHis_data();
    void everybodySeesWhatIsHis();
    void everybodyDoesWhatHeMay();
    void whatRulesForbidIsRefused();
    void sizesAreBounded_data();
    void sizesAreBounded();
    void aContactIsNoPartOfTheJournal();
    void forgedNotificationsChangeNothing();
    void aFormerCoachIsOutAtOnce();
    void whoDidItIsTheServersWord();
    void theOwnerIsHeldToo();
    void whatWasComputedIsNobodyElsesToWrite();
    void passwordsAndTls_data();
    void passwordsAndTls();

private:
    StoreFixture m_fixture;
    std::unique_ptr<SharedGround> m_ground;
};

void TestSharedRights::initTestCase()
{
    m_ground = std::make_unique<SharedGround>(m_fixture);
    QCOMPARE(m_ground->problem(), QString());
    QCOMPARE(m_fixture.server().problem(), QString());
}

void TestSharedRights::tablesAreOnlyRead_data()
{
    QTest::addColumn<QString>("person");
    for (const char *person : {"anna", "bob", "rita", "dora"})
        QTest::newRow(person) << QString::fromLatin1(person);
}

void TestSharedRights::tablesAreOnlyRead()
{
    QFETCH(const QString, person);
    for (const QString &table : tables()) {
        const QString name = u"dugout_shared."_s + table;
        const QStringList attacks{
            u"INSERT INTO %1 DEFAULT VALUES"_s.arg(name),
            u"INSERT INTO %1 SELECT * FROM %1"_s.arg(name),
            u"DELETE FROM "_s + name,
            u"TRUNCATE %1 CASCADE"_s.arg(name),
            u"COPY %1 FROM STDIN"_s.arg(name),
            u"SELECT * FROM %1 FOR UPDATE"_s.arg(name),
            u"SELECT * FROM %1 FOR KEY SHARE"_s.arg(name),
            u"ALTER TABLE %1 DISABLE ROW LEVEL SECURITY"_s.arg(name),
            u"ALTER TABLE %1 NO FORCE ROW LEVEL SECURITY"_s.arg(name),
            u"ALTER TABLE %1 DISABLE TRIGGER ALL"_s.arg(name),
            u"ALTER TABLE %1 OWNER TO CURRENT_USER"_s.arg(name),
            u"CREATE POLICY mine ON %1 USING (true)"_s.arg(name),
            u"CREATE INDEX ON %1 ((1))"_s.arg(name),
            u"DROP TABLE %1 CASCADE"_s.arg(name),
            u"PREPARE attack AS DELETE FROM %1; EXECUTE attack"_s.arg(name),
        };
        const QStringList answers = m_ground->as(person, attacks).split(u'\n');
        QCOMPARE(answers, QStringList(attacks.size(), refused));
        // The server only warns that nothing was granted.
        QCOMPARE(m_ground->as(person, {u"GRANT ALL ON %1 TO PUBLIC"_s.arg(name)}),
                 u"WARNING:  01007"_s);
    }
    const QStringList updates{
        u"UPDATE dugout_shared.member SET kind = 'commissioner'"_s,
        u"UPDATE dugout_shared.entry SET who = 'nemo'"_s,
        u"UPDATE dugout_shared.team SET locked = false"_s,
        u"UPDATE dugout_shared.fixture SET published = true, confirmed = false"_s,
        u"UPDATE dugout_shared.match SET result = '{}'"_s,
        u"UPDATE dugout_shared.league SET state = 'home'"_s,
        u"INSERT INTO dugout_shared.member (league, person, kind, said_by) VALUES ('L', 'bob', "
        "'commissioner', 'anna') ON CONFLICT (league, person) DO UPDATE SET kind = 'commissioner'"_s,
        u"WITH gone AS (DELETE FROM dugout_shared.entry RETURNING *) SELECT * FROM gone"_s,
        u"MERGE INTO dugout_shared.team USING (SELECT 1) s ON true WHEN MATCHED THEN DELETE"_s,
    };
    QCOMPARE(m_ground->as(person, updates).split(u'\n'), QStringList(updates.size(), refused));
}

void TestSharedRights::attacksAreRefused_data()
{
    QTest::addColumn<QString>("person");
    for (const char *person : {"anna", "bob", "rita", "dora"})
        QTest::newRow(person) << QString::fromLatin1(person);
}

void TestSharedRights::attacksAreRefused()
{
    QFETCH(const QString, person);
    const QStringList all = sharedAttacks(m_ground->place().database);
    QStringList told = m_ground->as(person, all).split(u'\n');
    told.insert(all.size() - 2,
                refused); // a setting is nothing yet; what is asked under it is refused
    QCOMPARE(told.size(), all.size());
    // An extension must be there first, and some things the server was not started for.
    const QStringList fine{refused, u"ERROR:  0A000"_s, u"ERROR:  58P01"_s, u"ERROR:  55000"_s};
    for (qsizetype i = 0; i < all.size(); ++i)
        QVERIFY2(fine.contains(told.at(i)), qPrintable(all.at(i) + u": "_s + told.at(i)));
    QVERIFY(m_ground->one(u"nemo"_s, u"SELECT 1"_s).contains(u"FATAL"_s));
}

void TestSharedRights::othersSeeNothing_data()
{
    QTest::addColumn<QString>("table");
    for (const QString &each : tables()) {
        if (each != u"about"_s && each != u"bounds"_s)
            QTest::newRow(qPrintable(each)) << each;
    }
}

void TestSharedRights::othersSeeNothing()
{
    QFETCH(const QString, table);
    const QString column = table == u"league"_s ? u"id"_s : u"league"_s;
    const QString counts
        = u"SELECT count(*) FROM dugout_shared.%1 WHERE %2 = 'L'"_s.arg(table, column);
    QCOMPARE(m_ground->one(u"dora"_s, counts), u"0"_s);
    QCOMPARE(m_ground->one(u"carl"_s, counts), u"0"_s);
    // Not by a function that is called before the rule, nor through what plans and statistics tell.
    QCOMPARE(m_ground->one(u"dora"_s,
                           u"SELECT count(*) FROM dugout_shared.%1 WHERE %2 = 'L' "
                           "AND 1 / (length(%2) - 1) > 0"_s.arg(table, column)),
             u"0"_s);
    QCOMPARE(m_ground->one(u"dora"_s,
                           u"SELECT count(*) FROM pg_stats WHERE schemaname = 'dugout_shared' "
                           "AND tablename = '%1'"_s.arg(table)),
             u"0"_s);
}

void TestSharedRights::everybodySeesWhatIsHis_data()
{
    QTest::addColumn<QString>("person");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("answer");
    const QString contacts
        = u"SELECT string_agg(contact, ',' ORDER BY coach) FROM dugout_shared.contact"_s;
    QTest::newRow("all contacts, the commissioner")
        << u"anna"_s << contacts << u"c1 at home,c2 at home"_s;
    QTest::newRow("his own contact, a coach") << u"bob"_s << contacts << u"c1 at home"_s;
    QTest::newRow("no contact, a reader") << u"rita"_s << contacts << QString();
    QTest::newRow("only of his league") << u"carl"_s << contacts << u"c1 at home,c2 at home"_s;
    const QString members
        = u"SELECT string_agg(person, ',' ORDER BY person) FROM dugout_shared.member"_s;
    QTest::newRow("all members, the commissioner")
        << u"anna"_s << members << u"anna,bea,bob,olga,rita"_s;
    QTest::newRow("himself, a coach") << u"bob"_s << members << u"bob"_s;
    QTest::newRow("himself, a reader") << u"rita"_s << members << u"rita"_s;
    const QString teams = u"SELECT string_agg(id, ',' ORDER BY id) FROM dugout_shared.team"_s;
    QTest::newRow("all teams, a reader") << u"rita"_s << teams << u"t1,t2,t3,t4"_s;
    QTest::newRow("all teams, a coach") << u"bob"_s << teams << u"t1,t2,t3,t4"_s;
    QTest::newRow("the other teams, of the other league") << u"dora"_s << teams << u"u1,u2,u3,u4"_s;
    const QString journal
        = u"SELECT string_agg(league || seq, ',') FROM dugout_shared.entry WHERE seq = 1"_s;
    QTest::newRow("the journal, a reader") << u"rita"_s << journal << u"L1"_s;
    QTest::newRow("the journal, a coach") << u"bob"_s << journal << u"L1"_s;
    const QString fixtures = u"SELECT string_agg(id, ',' ORDER BY id) FROM dugout_shared.fixture"_s;
    QTest::newRow("all fixtures, the commissioner") << u"anna"_s << fixtures << u"f1,f2,f3,f5"_s;
    QTest::newRow("published fixtures, a coach of one") << u"bob"_s << fixtures << u"f1,f3,f5"_s;
    QTest::newRow("published fixtures, a reader") << u"rita"_s << fixtures << u"f1,f3,f5"_s;
    const QString sealed = u"SELECT count(*) FROM dugout_shared.sealed"_s;
    QTest::newRow("what is drawn in secret, the commissioner") << u"anna"_s << sealed << u"1"_s;
    QTest::newRow("what is drawn in secret, a coach") << u"bob"_s << sealed << u"0"_s;
    QTest::newRow("what is drawn in secret, a reader") << u"rita"_s << sealed << u"0"_s;
    const QString anywhere
        = u"SELECT count(*) FROM dugout_shared.entry WHERE payload::text LIKE '%f2%'"_s;
    QTest::newRow("nothing of it in the journal, a coach") << u"bob"_s << anywhere << u"0"_s;
    QTest::newRow("joined to the journal, a coach")
        << u"bob"_s
        << u"SELECT count(*) FROM dugout_shared.entry e JOIN dugout_shared.sealed s ON s.seq = e.seq"_s
        << u"0"_s;
    QTest::newRow("prepared, a reader")
        << u"rita"_s << u"PREPARE p AS SELECT count(*) FROM dugout_shared.team; EXECUTE p"_s
        << u"4"_s;
    QTest::newRow("copied out, a reader")
        << u"rita"_s << u"COPY (SELECT count(*) FROM dugout_shared.team) TO STDOUT"_s << u"4"_s;
    QTest::newRow("listening, a reader") << u"rita"_s << u"LISTEN dugout_hint"_s << QString();
}

void TestSharedRights::everybodySeesWhatIsHis()
{
    QFETCH(const QString, person);
    QFETCH(const QString, sql);
    QTEST(m_ground->one(person, sql), "answer");
}

void TestSharedRights::everybodyDoesWhatHeMay()
{
    const auto does
        = [this](const QString &person, const QString &function, const QString &answer) {
              QCOMPARE(m_ground->one(person, call(function)), answer);
          };
    const QString kept = u"kept"_s;
    // A coach: his match from beginning to end, and his team.
    does(u"bob"_s, beginning(u"L"_s, u"d1"_s, u"f1"_s, u"m1"_s) + u"->>'done'"_s, kept);
    does(u"bob"_s, beginning(u"L"_s, u"d1"_s, u"f1"_s, u"m1"_s) + u"->>'done'"_s, kept);
    does(
        u"bob"_s,
        u"add_match_entries('L', 'm1', 1, '[{\"at\":1,\"kind\":\"do\",\"version\":1,\"payload\":{}}]', '{}')"_s,
        u"1"_s);
    does(
        u"bob"_s,
        u"end_match('L', 'd2', 'm1', (%1)::jsonb || "
        "'{\"after\":{\"home\":{\"value\":1,\"fanFactor\":2,\"treasury\":3,\"rating\":123},"
        "\"away\":{\"value\":1,\"fanFactor\":2,\"treasury\":3}}}')->>'done'"_s.arg(endOf(
            u"m1"_s, u"t1"_s, u"t2"_s,
            u"[{\"id\":\"t1\",\"base\":1,\"body\":{\"id\":\"t1\"}},{\"id\":\"t2\",\"base\":1,\"body\":{\"id\":\"t2\",\"name\":\"t2\"}}]"_s)),
        kept);
    // What the sides are rated stays, where there are ratings.
    QCOMPARE(m_ground->one(u"bob"_s,
                           u"SELECT count(*) FROM dugout_shared.entry WHERE payload::text LIKE "
                           "'%\"rating\": 123%' AND payload::text NOT LIKE '%rating%rating%'"_s),
             u"1"_s);
    does(u"bob"_s, u"sign_result('L', 'd3', 'f1', 'home')->>'done'"_s, kept);
    does(u"bob"_s, u"save_team('L', 'd4', 't1', 2, 'Renamed', '{\"id\":\"t1\"}')->>'done'"_s, kept);
    does(u"bob"_s, u"at_table('L', 'Table 3', 'm1')"_s, QString());
    QCOMPARE(m_ground->one(u"bob"_s, u"SELECT count(*) FROM dugout_shared.entry"_s), u"4"_s);
    // The other coach signs his side, and with that it is confirmed.
    does(u"bea"_s, u"sign_result('L', 'd5', 'f1', 'away')->>'done'"_s, kept);
    // A reader.
    does(u"rita"_s, u"at_table('L', 'Second screen', '')"_s, QString());
    // The commissioner.
    does(
        u"anna"_s,
        u"act('L', 'd6', 6, '[{\"at\":1,\"kind\":\"do\",\"version\":1,\"payload\":{}}]', '[]', '[]', 'New name', '{}')->>'done'"_s,
        kept);
    QCOMPARE(m_ground->one(u"anna"_s,
                           u"SELECT string_agg(person || ' ' || place, ',' ORDER BY person) FROM "
                           "dugout_shared.presence"_s),
             u"bob Table 3,rita Second screen"_s);
    // What comes too late is put to the commissioner, whole.
    does(u"bob"_s,
         u"end_match('L', 'd7', 'm1', %1)->>'done'"_s.arg(endOf(u"m1"_s, u"t1"_s, u"t2"_s)),
         u"claimed"_s);
    QCOMPARE(m_ground->one(u"rita"_s, u"SELECT count(*) FROM dugout_shared.claim"_s), u"0"_s);
    QCOMPARE(m_ground->one(u"anna"_s, u"SELECT id FROM dugout_shared.claim"_s), u"d7"_s);
    QVERIFY(!m_ground->one(u"anna"_s, call(u"settle('L', 'd7', 'stands')"_s)).contains(u"ERROR"_s));
    QVERIFY(!m_ground->one(u"anna"_s, call(u"grant_role('L', 'rita', 'reader', '', '{}')"_s))
                 .contains(u"ERROR"_s));
}

void TestSharedRights::whatRulesForbidIsRefused()
{
    const auto refuses = [this](const QString &person, const QString &function, const char *state) {
        const QString answer = m_ground->one(person, call(function));
        QVERIFY2(answer == u"ERROR:  "_s + QString::fromLatin1(state),
                 qPrintable(person + u' ' + function + u": "_s + answer));
    };
    // Somebody else's match and team, and what only the commissioner does.
    refuses(u"bob"_s, u"begin_match('L', 'x1', 'f3', 'm9', '{}')"_s, "42501");
    refuses(u"bob"_s, u"begin_match('L', 'x1', 'f2', 'm9', '{}')"_s, "DG004"); // not published
    refuses(u"bob"_s, u"begin_match('L', 'x1', 'f1', 'm9', '{}')"_s, "DG007"); // another header
    refuses(u"bob"_s, u"begin_match('L', 'x1', 'nothing', 'm9', '{}')"_s, "42501");
    refuses(u"bob"_s, u"begin_match('M', 'x1', 'f1', 'm9', '{}')"_s, "42501");
    refuses(u"bob"_s, u"save_team('L', 'x2', 't2', 1, 'x', '{\"id\":\"t2\"}')"_s, "42501");
    refuses(u"bob"_s, u"save_team('L', 'x2', 't1', 1, 'x', '{\"id\":\"t1\"}')"_s, "DG001");
    refuses(u"bob"_s, u"save_team('L', 'x2', 't1', 3, 'x', '{\"id\":\"t2\"}')"_s, "DG007");
    refuses(u"bob"_s, u"act('L', 'x3', 7, '[]', '[]', '[]', 'x', '{}')"_s, "42501");
    refuses(u"bob"_s, u"grant_role('L', 'bob', 'commissioner', '', '{}')"_s, "42501");
    refuses(u"bob"_s, u"revoke_role('L', 'anna')"_s, "42501");
    refuses(u"bob"_s, u"settle('L', 'd7', 'claimed')"_s, "42501");
    refuses(u"bob"_s, u"take_home('L', 1)"_s, "42501");
    refuses(u"bob"_s, u"share_begin('N', 'Mine', '{}')"_s, "42501");
    refuses(u"bob"_s, u"share_entries('L', 1, '[]')"_s, "42501");
    refuses(u"bob"_s, u"share_teams('L', '[]')"_s, "42501");
    refuses(u"bob"_s, u"share_matches('L', '[]')"_s, "42501");
    refuses(u"bob"_s, u"share_end('L', 1, '[]', '{}')"_s, "42501");
    // A confirmed result takes no more lines, and a team that plays or is locked no changes.
    refuses(
        u"bob"_s,
        u"add_match_entries('L', 'm1', 2, '[{\"at\":1,\"kind\":\"do\",\"version\":1,\"payload\":{}}]', '{}')"_s,
        "DG003");
    QCOMPARE(m_ground->one(u"bob"_s,
                           call(beginning(u"L"_s, u"x4"_s, u"f5"_s, u"m5"_s) + u"->>'done'"_s)),
             u"kept"_s);
    refuses(u"bob"_s, u"save_team('L', 'x5', 't1', 3, 'x', '{\"id\":\"t1\"}')"_s, "DG002");
    QVERIFY(!m_ground->one(u"anna"_s, call(u"grant_role('L', 'bob', 'coach', 'c1', '{t1,t4}')"_s))
                 .contains(u"ERROR"_s));
    refuses(u"bob"_s, u"save_team('L', 'x6', 't4', 1, 'x', '{\"id\":\"t4\"}')"_s, "DG002");
    // The end of a match is of its own two teams, and leaves the opponent who he is.
    refuses(u"bob"_s, u"end_match('L', 'x7', 'm5', %1)"_s.arg(endOf(u"m5"_s, u"t1"_s, u"t3"_s)),
            "DG007");
    refuses(
        u"bob"_s,
        u"end_match('L', 'x7', 'm5', %1)"_s.arg(endOf(
            u"m5"_s, u"t1"_s, u"t2"_s, u"[{\"id\":\"t3\",\"base\":1,\"body\":{\"id\":\"t3\"}}]"_s)),
        "DG007");
    refuses(u"bob"_s,
            u"end_match('L', 'x7', 'm5', %1)"_s.arg(endOf(
                u"m5"_s, u"t1"_s, u"t2"_s,
                u"[{\"id\":\"t2\",\"base\":2,\"body\":{\"id\":\"t2\",\"name\":\"Losers\"}}]"_s)),
            "42501");
    // What is over is over.
    refuses(u"bob"_s,
            u"end_match('L', 'x7', 'm5', (%1)::jsonb || '{\"state\":\"running\"}')"_s.arg(
                endOf(u"m5"_s, u"t1"_s, u"t2"_s)),
            "DG007");
    // Nothing in place of a value.
    refuses(u"bob"_s, u"begin_match('L', NULL, 'f5', 'm5', '{}')"_s, "DG007");
    refuses(u"bob"_s, u"begin_match(NULL, 'x7', 'f5', 'm5', '{}')"_s, "42501");
    refuses(u"bob"_s, u"begin_match('L', 'x7', NULL, 'm5', '{}')"_s, "42501");
    refuses(u"bob"_s, u"add_match_entries('L', NULL, 1, '[]', '{}')"_s, "42501");
    refuses(u"bob"_s, u"end_match('L', 'x7', NULL, '{}')"_s, "42501");
    refuses(u"bob"_s, u"save_team('L', 'x7', NULL, 1, 'x', '{}')"_s, "42501");
    // No line that anybody's Dugout could not read.
    for (const QString &score :
         {u"\"td\":-1"_s, u"\"td\":\"many\""_s, u"\"td\":1.5"_s, u"\"td\":1e9"_s,
          u"\"kind\":\"bye\""_s, u"\"winner\":\"referee\""_s, u"\"columns\":[{\"name\":\"x\"}]"_s,
          u"\"columns\":7"_s}) {
        const QString end = endOf(u"m5"_s, u"t1"_s, u"t2"_s)
                                .replace(u"\"home\":\"t1\""_s, u"\"home\":\"t1\","_s + score);
        refuses(u"bob"_s, u"end_match('L', 'x8', 'm5', %1)"_s.arg(end), "DG007");
    }
    // A reader, and somebody from the other league, do nothing here.
    for (const QString &person : {u"rita"_s, u"dora"_s}) {
        refuses(person, u"begin_match('L', 'y1', 'f3', 'm8', '{}')"_s, "42501");
        refuses(person, u"add_match_entries('L', 'm5', 1, '[]', '{}')"_s, "42501");
        refuses(person, u"end_match('L', 'y2', 'm5', %1)"_s.arg(endOf(u"m5"_s, u"t1"_s, u"t2"_s)),
                "42501");
        refuses(person, u"sign_result('L', 'y3', 'f1', 'home')"_s, "42501");
        refuses(person, u"dispute_result('L', 'y3', 'f1', 'home', 'no')"_s, "42501");
        refuses(person, u"save_team('L', 'y4', 't1', 3, 'x', '{\"id\":\"t1\"}')"_s, "42501");
    }
    refuses(u"dora"_s, u"at_table('L', 'x', '')"_s, "42501");
    // The other league's commissioner is nobody here.
    refuses(u"carl"_s, u"grant_role('L', 'carl', 'commissioner', '', '{}')"_s, "42501");
    refuses(u"carl"_s, u"take_home('L', 1)"_s, "42501");
    refuses(u"carl"_s, u"share_begin('L', 'Mine now', '{}')"_s, "DG008");
    // Even the commissioner rewrites nothing, and does not send himself away.
    refuses(u"anna"_s, u"share_entries('L', 1, '[]')"_s, "DG005");
    refuses(u"anna"_s, u"share_begin('L', 'Again', '{}')"_s, "DG008");
    refuses(u"anna"_s, u"act('L', 'z1', 3, '[]', '[]', '[]', 'x', '{}')"_s, "DG001");
    refuses(u"anna"_s, u"revoke_role('L', 'anna')"_s, "DG007");
    refuses(u"anna"_s, u"grant_role('L', 'nobody here', 'reader', '', '{}')"_s, "DG009");
    refuses(u"anna"_s, u"grant_role('L', 'dugout_keeper_x', 'reader', '', '{}')"_s, "DG009");
}

void TestSharedRights::sizesAreBounded_data()
{
    QTest::addColumn<QString>("person");
    QTest::addColumn<QString>("function");
    QTest::newRow("a name")
        << u"bob"_s << u"save_team('L', 'b1', 't1', 3, repeat('x', 201), '{\"id\":\"t1\"}')"_s;
    QTest::newRow("a team")
        << u"anna"_s
        << u"save_team('L', 'b1', 't1', 3, 'x', jsonb_build_object('id', 't1', 'x', (SELECT string_agg(md5(i::text), '') FROM generate_series(1, 20000) i)))"_s;
    QTest::newRow("a place") << u"rita"_s << u"at_table('L', repeat('x', 81), '')"_s;
    QTest::newRow("a line of a match")
        << u"bob"_s
        << u"add_match_entries('L', 'm5', 1, jsonb_build_array(jsonb_build_object('at', 1, 'kind', 'do', 'version', 1, 'payload', jsonb_build_object('x', repeat('x', 70000)))), '{}')"_s;
    QTest::newRow("how a match begins")
        << u"anna"_s
        << u"begin_match('L', 'b2', 'f3', 'm7', jsonb_build_object('id', 'm7', 'game', 'match', 'setup', jsonb_build_object('x', repeat('x', 1100000), 'fixture', jsonb_build_object('league', 'L', 'fixture', 'f3'))))"_s;
    QTest::newRow("an id") << u"anna"_s << beginning(u"L"_s, u"b3"_s, u"f3"_s, QString(81, u'm'));
    QTest::newRow("a delivery") << u"rita"_s << u"at_table('L', 'x', repeat('m', 81))"_s;
    QTest::newRow("a title") << u"anna"_s
                             << u"act('L', 'b4', 8, '[]', '[]', '[]', repeat('x', 201), '{}')"_s;
}

void TestSharedRights::sizesAreBounded()
{
    QFETCH(const QString, person);
    QFETCH(const QString, function);
    const QString answer = m_ground->one(person, call(function));
    // A team that plays is locked before anybody measures.
    QVERIFY2(answer == u"ERROR:  23514"_s || answer == u"ERROR:  DG002"_s, qPrintable(answer));
}

void TestSharedRights::aContactIsNoPartOfTheJournal()
{
    const QString line = u"'[{\"at\":1,\"kind\":\"do\",\"version\":1,\"payload\":%1}]'"_s;
    for (const QString &payload :
         {u"{\"a\":[{\"b\":{\"contact\":\"here\"}}]}"_s,
          u"{\"events\":[{\"prompt\":\"coach-recorded\",\"choices\":[\"{}\"]}]}"_s}) {
        const QString answer = m_ground->one(
            u"anna"_s,
            call(u"act('L', 'c1', 8, %1, '[]', '[]', 'x', '{}')"_s.arg(line.arg(payload))));
        QCOMPARE(answer, u"ERROR:  23514"_s);
    }
}

void TestSharedRights::forgedNotificationsChangeNothing()
{
    const QString number = u"SELECT changes FROM dugout_shared.league WHERE id = 'L'"_s;
    const QString before = m_ground->one(u"anna"_s, number);
    // Nobody can be kept from giving hints; the number is what counts.
    m_ground->as(u"dora"_s,
                 {u"SELECT pg_notify('dugout_' || md5('L'), '99999')"_s, u"NOTIFY dugout_x"_s});
    QCOMPARE(m_ground->one(u"anna"_s, number), before);
}

void TestSharedRights::aFormerCoachIsOutAtOnce()
{
    auto line = Connection::open(m_ground->placeOf(u"olga"_s), ConnectionMode::ReadWrite);
    VERIFY_DONE(line);
    const QString counts = u"SELECT count(*) FROM dugout_shared.team"_s;
    QCOMPARE(*(*line)->value(counts), u"4"_s);
    QVERIFY(!m_ground->one(u"anna"_s, call(u"revoke_role('L', 'olga')"_s)).contains(u"ERROR"_s));
    // The line that is open shows nothing any more and does nothing; a new one is not had.
    const auto seen = (*line)->value(counts);
    QVERIFY(!seen || *seen == u"0"_s);
    for (const char *attempt :
         {"begin_match('L', 'o1', 'f3', 'm6', '{}')",
          "save_team('L', 'o2', 't3', 1, 'x', '{\"id\":\"t3\"}')", "at_table('L', 'x', '')",
          "add_match_entries('L', 'm1', 1, '[]', '{}')",
          "grant_role('L', 'olga', 'coach', '', '{t3}')"})
        QCOMPARE(errorOf((*line)->execute(call(QString::fromLatin1(attempt)))),
                 u"store.permission"_s);
    // Nor does anything that is refused to those who still belong to it.
    QStringList attacks = sharedAttacks(m_ground->place().database);
    attacks.removeAll(u"SET row_security = off"_s); // a setting is nothing by itself
    for (const QString &table : tables()) {
        const QString name = u"dugout_shared."_s + table;
        attacks += {u"INSERT INTO %1 DEFAULT VALUES"_s.arg(name), u"DELETE FROM "_s + name,
                    u"TRUNCATE %1 CASCADE"_s.arg(name), u"SELECT * FROM %1 FOR UPDATE"_s.arg(name)};
    }
    for (const QString &each : attacks)
        QVERIFY2(!(*line)->execute(each), qPrintable(each));
    QVERIFY(m_ground->one(u"olga"_s, u"SELECT 1"_s).contains(u"FATAL"_s));
    QVERIFY(m_ground->one(u"nemo"_s, u"SELECT 1"_s).contains(u"FATAL"_s));
}

void TestSharedRights::whoDidItIsTheServersWord()
{
    const QString who = u"SELECT who FROM dugout_shared.entry WHERE league = 'L' AND seq = %1"_s;
    QCOMPARE(m_ground->one(u"rita"_s, who.arg(1)), u"anna"_s);
    QCOMPARE(m_ground->one(u"rita"_s, who.arg(2)), u"bob"_s);
    QCOMPARE(m_ground->one(u"rita"_s, who.arg(5)), u"bea"_s);
    QCOMPARE(m_ground->one(
                 u"rita"_s,
                 u"SELECT bool_and(at BETWEEN now() - interval '1 hour' AND clock_timestamp()) "
                 "FROM dugout_shared.entry"_s),
             u"t"_s);
    // A role he may take changes nothing in that.
    QCOMPARE(m_ground->as(u"bob"_s,
                          {u"SET ROLE \"dugout_member_%1\""_s.arg(m_ground->place().database),
                           u"SELECT count(*) FROM dugout_shared.contact"_s,
                           u"SELECT dugout_shared.decides('L')"_s}),
             u"1\nf"_s);
    // Nor does where names are looked for, nor a name that was prepared before.
    QCOMPARE(m_ground->as(u"bob"_s,
                          {u"SET search_path = pg_temp, public, dugout_shared"_s,
                           u"SELECT decides('L')"_s,
                           u"PREPARE mine AS SELECT decides('L'); EXECUTE mine"_s,
                           u"SELECT set_config('search_path', 'pg_temp', false)"_s,
                           u"SELECT dugout_shared.decides('L')"_s}),
             u"f\nf\npg_temp\nf"_s);
}

void TestSharedRights::theOwnerIsHeldToo()
{
    const QString keeper = u"SET ROLE \"dugout_keeper_%1\""_s.arg(m_ground->place().database);
    const auto asKeeper = [&](const QString &sql) {
        return m_fixture.server().psqlAs(u"coach"_s, m_ground->place().database, {keeper, sql});
    };
    QCOMPARE(m_fixture.server().psql(
                 m_ground->place().database,
                 u"SELECT bool_and(relrowsecurity AND relforcerowsecurity) FROM pg_class WHERE "
                 "relnamespace = 'dugout_shared'::regnamespace AND relkind = 'r'"_s),
             u"t"_s);
    // A login that could be the owner of the tables is still nobody in a league.
    QCOMPARE(asKeeper(u"SELECT count(*) FROM dugout_shared.entry"_s), u"0"_s);
    QCOMPARE(asKeeper(u"DELETE FROM dugout_shared.league RETURNING 1"_s), QString());
    QCOMPARE(asKeeper(u"UPDATE dugout_shared.team SET name = 'x' RETURNING 1"_s), QString());
    QCOMPARE(asKeeper(u"TRUNCATE dugout_shared.entry CASCADE"_s).split(u'\n').last(), refused);
    QCOMPARE(
        asKeeper(
            u"INSERT INTO dugout_shared.entry (league, seq, at_ms, kind, version, payload, who) "
            "VALUES ('L', 99, 1, 'do', 1, '{}', 'anna')"_s),
        refused);
    // No right of everybody's, and every function has its own way of finding names.
    QCOMPARE(
        m_fixture.server().psql(
            m_ground->place().database,
            u"SELECT count(*) FROM pg_proc WHERE pronamespace = 'dugout_shared'::regnamespace AND "
            "(proconfig IS NULL OR NOT 'search_path=pg_catalog, pg_temp' = ANY (proconfig) "
            "OR has_function_privilege('nemo', oid, 'EXECUTE'))"_s),
        u"0"_s);
}

/// A database that is kept on a server as a whole: what was folded of its journals is written by
/// who may add to the journals, and by nobody else who can log in.
void TestSharedRights::whatWasComputedIsNobodyElsesToWrite()
{
    StoreLocation place = m_fixture.server().createDatabase();
    VERIFY_DONE(Store::open(place, StoreOptions::as(StoreOptions::Access::Command)));
    for (const QString &table : {u"journal"_s, u"journal_entry"_s, u"journal_part"_s}) {
        const QString name = u"dugout."_s + table;
        const QStringList attacks{u"SELECT * FROM "_s + name,
                                  u"INSERT INTO %1 DEFAULT VALUES"_s.arg(name),
                                  u"UPDATE %1 SET journal_id = 'x'"_s.arg(name).replace(
                                      u"journal SET journal_id"_s, u"journal SET id"_s),
                                  u"DELETE FROM "_s + name,
                                  u"TRUNCATE %1 CASCADE"_s.arg(name),
                                  u"COPY %1 FROM STDIN"_s.arg(name)};
        for (const QString &person : {u"bob"_s, u"nemo"_s})
            QCOMPARE(m_fixture.server().psqlAs(person, place.database, attacks).split(u'\n'),
                     QStringList(attacks.size(), refused));
        // In the database of shared leagues there is no such table at all.
        QVERIFY(m_ground->one(u"bob"_s, u"SELECT * FROM "_s + name).contains(u"42P01"_s));
    }
    // A login that may only add to the journals does that alone.
    m_fixture.server().psql(place.database,
                            u"GRANT USAGE ON SCHEMA dugout TO bob; GRANT SELECT, INSERT ON "
                            "dugout.journal, dugout.journal_entry TO bob"_s);
    QCOMPARE(m_fixture.server().psqlAs(
                 u"bob"_s, place.database,
                 {u"INSERT INTO dugout.journal_part VALUES ('m', 'league', 1, '')"_s}),
             refused);
}

void TestSharedRights::passwordsAndTls_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("code");
    const QString right = u"a long one; with 'signs'"_s;
    QTest::newRow("verified") << u"localhost"_s << u"verify-full"_s << right << QString();
    QTest::newRow("encrypted") << u"127.0.0.1"_s << u"require"_s << right << QString();
    QTest::newRow("another name than the certificate's")
        << u"127.0.0.1"_s << u"verify-full"_s << right << u"store.away"_s;
    QTest::newRow("in the open") << u"localhost"_s << u"disable"_s << right << u"store.login"_s;
    QTest::newRow("a wrong password")
        << u"localhost"_s << u"verify-full"_s << u"guess"_s << u"store.password"_s;
    QTest::newRow("no password") << u"localhost"_s << u"verify-full"_s << QString()
                                 << u"store.password"_s;
    QTest::newRow("nobody of the league")
        << u"localhost"_s << u"nemo"_s << right << u"store.login"_s;
}

void TestSharedRights::passwordsAndTls()
{
    QFETCH(const QString, host);
    QFETCH(const QString, mode);
    QFETCH(const QString, password);
    QFETCH(const QString, code);
    PrivatePostgres &server = m_fixture.server();
    if (server.port() == 0) {
        server.openToNetwork();
        QCOMPARE(server.problem(), QString());
        for (const char *person : {"bob", "nemo"})
            server.psql(u"postgres"_s,
                        u"ALTER ROLE %1 PASSWORD 'a long one; with ''signs'''"_s.arg(
                            QString::fromLatin1(person)));
    }
    StoreLocation place = m_ground->placeOf(mode == u"nemo"_s ? u"nemo"_s : u"bob"_s);
    place.host = host;
    place.port = server.port();
    place.password = password;
    place.options.insert(u"sslmode"_s, mode == u"nemo"_s ? u"verify-full"_s : mode);
    place.options.insert(u"sslrootcert"_s, server.certificate());
    const auto opened = SharedServer::open(place);
    QCOMPARE(errorOf(opened), code);
    if (!opened) {
        StoreFixture::checkSentence(opened.error());
        QVERIFY(!(opened.error().message + opened.error().detail).contains(u"signs"_s));
        return;
    }
    QCOMPARE((*opened)->leagues()->size(), std::size_t(1));
    QVERIFY((*opened)->address().contains(u"sslmode="_s + mode));
}

QTEST_GUILESS_MAIN(TestSharedRights)
#include "tst_sharedrights.moc"
