// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sharedserver.h"
#include "tests/sharing/sharedcalls.h"
#include "tests/sharing/sharedground.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// A match goes on where it was begun: the other coach, who may write to it too, takes it away from
/// nobody who sits there.
class TestSharedSeats final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nobodyWritesBeforeWhoSitsThere();
    void whoIsGoneIsFollowed();
    void aSeatIsTakenByNobodyElse();
    void anEndFromElsewhereIsPutToTheCommissioner();
    void whatIsOverKeepsItsStanding();
    void whatIsOverIsWhoseWhoEndedIt();
    void whatAnotherStandsByIsNotReplaced();
    void anAwardLeavesTheMatchToItsTable();
    void whoHasOtherTeamsHoldsNoSeat();
    void whoOnlyFollowsSitsNowhere();
    void aCoachIsToldInASentence();

private:
    [[nodiscard]] QString asks(const QString &person, const QString &function)
    {
        return m_ground->one(person, call(function));
    }
    /// One line of m1 at a place, with what the match stands at.
    [[nodiscard]] QString adds(const QString &person, int place, const QString &standing = u"{}"_s)
    {
        return asks(person,
                    u"add_match_entries('L', 'm1', %1, '[{\"at\":1,\"kind\":\"do\",\"version\":1,"
                    "\"payload\":{\"by\":\"%2\"}}]', '%3')"_s.arg(place)
                        .arg(person, standing));
    }
    void sits(const QString &person)
    {
        QCOMPARE(asks(person, u"at_table('L', 'Table', 'm1')"_s), QString());
    }
    [[nodiscard]] QString ends(const QString &person, const QString &delivery)
    {
        return asks(person,
                    u"end_match('L', '%1', 'm1', (%2)::jsonb || "
                    "'{\"standing\":{\"end\":true}}')->>'done'"_s.arg(
                        delivery, endOf(u"m1"_s, u"t1"_s, u"t2"_s)));
    }

    StoreFixture m_fixture;
    std::unique_ptr<SharedGround> m_ground;
    const QString m_refused = u"ERROR:  DG011"_s;
};

/// The match m1 of bob's team t1 and bea's t2, begun at his table, with one line of his.
void TestSharedSeats::init()
{
    m_ground = std::make_unique<SharedGround>(m_fixture);
    QCOMPARE(m_ground->problem(), QString());
    QCOMPARE(asks(u"bob"_s, beginning(u"L"_s, u"b"_s, u"f1"_s, u"m1"_s) + u"->>'done'"_s),
             u"kept"_s);
    QCOMPARE(adds(u"bob"_s, 1), u"1"_s);
    sits(u"bob"_s);
}

void TestSharedSeats::nobodyWritesBeforeWhoSitsThere()
{
    QCOMPARE(adds(u"bea"_s, 2), m_refused);
    // Nor what everybody sees of it; what is there already does no harm.
    QCOMPARE(asks(u"bea"_s, u"add_match_entries('L', 'm1', 1, '[]', '{\"td\":[0,9]}')"_s),
             m_refused);
    QCOMPARE(asks(u"bea"_s, u"add_match_entries('L', 'm1', 1, '[]', '{}')"_s), u"1"_s);
    QCOMPARE(adds(u"rita"_s, 2), u"ERROR:  42501"_s);
    // Where he sits is nothing she may read.
    QCOMPARE(m_ground->one(u"bea"_s, u"SELECT count(*) FROM dugout_shared.presence"_s), u"0"_s);
    QCOMPARE(adds(u"bob"_s, 2), u"2"_s);
    QCOMPARE(adds(u"anna"_s, 3), u"3"_s);
}

void TestSharedSeats::whoIsGoneIsFollowed()
{
    const QString seat = u"UPDATE dugout_shared.presence SET %1 WHERE person = 'bob'"_s;
    m_fixture.server().psql(m_ground->place().database,
                            seat.arg(u"seen = seen - interval '3 minutes'"_s));
    QCOMPARE(adds(u"bea"_s, 2), u"2"_s);
    sits(u"bob"_s);
    QCOMPARE(adds(u"bea"_s, 3), m_refused);
    // At another match, or nothing in this league any more.
    QCOMPARE(asks(u"bob"_s, u"at_table('L', 'Table', '')"_s), QString());
    QCOMPARE(adds(u"bea"_s, 3), u"3"_s);
    sits(u"bob"_s);
    QVERIFY(!asks(u"anna"_s, u"revoke_role('L', 'bob')"_s).contains(u"ERROR"_s));
    QCOMPARE(adds(u"bea"_s, 4), u"4"_s);
}

/// Who only says that he sits there keeps nobody from his own match.
void TestSharedSeats::aSeatIsTakenByNobodyElse()
{
    sits(u"bea"_s);
    sits(u"rita"_s);
    QCOMPARE(adds(u"bob"_s, 2), u"2"_s);
    QCOMPARE(ends(u"bob"_s, u"e1"_s), u"kept"_s);
}

void TestSharedSeats::anEndFromElsewhereIsPutToTheCommissioner()
{
    QCOMPARE(ends(u"bea"_s, u"e1"_s), u"claimed"_s);
    QCOMPARE(m_ground->one(u"rita"_s, u"SELECT state FROM dugout_shared.match"_s), u"running"_s);
    QCOMPARE(ends(u"bob"_s, u"e2"_s), u"kept"_s);
    QCOMPARE(m_ground->one(u"anna"_s, u"SELECT who FROM dugout_shared.claim"_s), u"bea"_s);
}

void TestSharedSeats::whatIsOverKeepsItsStanding()
{
    QCOMPARE(ends(u"bob"_s, u"e1"_s), u"kept"_s);
    QCOMPARE(adds(u"bob"_s, 2, u"{\"td\":[0,9]}"_s), u"2"_s); // neither of them stands by it yet
    QCOMPARE(m_ground->one(u"rita"_s, u"SELECT standing FROM dugout_shared.match"_s),
             u"{\"end\": true}"_s);
}

/// Until both stand by it: the other coach signs or disputes, and the commissioner corrects.
void TestSharedSeats::whatIsOverIsWhoseWhoEndedIt()
{
    const QString over = u"ERROR:  DG012"_s;
    const QString nobody = u"ERROR:  42501"_s;
    QCOMPARE(ends(u"bob"_s, u"e1"_s), u"kept"_s);
    QCOMPARE(adds(u"bea"_s, 2), over);
    for (const QString &person : {u"rita"_s, u"olga"_s, u"dora"_s})
        QCOMPARE(adds(person, 2), nobody);
    // What is there already does no harm when it is brought again.
    QCOMPARE(asks(u"bea"_s, u"add_match_entries('L', 'm1', 1, '[]', '{}')"_s), u"1"_s);
    // Nor does she put another end in its place: hers is the commissioner's to decide about.
    QCOMPARE(ends(u"bea"_s, u"e2"_s), u"claimed"_s);
    QCOMPARE(m_ground->one(u"rita"_s,
                           u"SELECT outcome->>'deliveredBy' FROM dugout_shared.fixture "
                           "WHERE id = 'f1'"_s),
             u"bob"_s);
    QCOMPARE(adds(u"bea"_s, 2), over); // a claim gives her nothing more
    QCOMPARE(adds(u"bob"_s, 2), u"2"_s);
    QCOMPARE(adds(u"anna"_s, 3), u"3"_s);
    QCOMPARE(ends(u"bob"_s, u"e3"_s), u"kept"_s);
    // Confirmed, it is only the commissioner's.
    QCOMPARE(asks(u"bob"_s, u"sign_result('L', 's1', 'f1', 'home')->>'done'"_s), u"kept"_s);
    QCOMPARE(asks(u"bea"_s, u"sign_result('L', 's2', 'f1', 'away')->>'done'"_s), u"kept"_s);
    for (const QString &person : {u"bob"_s, u"bea"_s})
        QCOMPARE(adds(person, 4), u"ERROR:  DG003"_s);
    QCOMPARE(adds(u"anna"_s, 4), u"4"_s);
    QCOMPARE(asks(u"anna"_s, u"settle('L', 'e2', NULL)"_s), u"ERROR:  DG007"_s);
}

void TestSharedSeats::whatAnotherStandsByIsNotReplaced()
{
    QCOMPARE(ends(u"bob"_s, u"e1"_s), u"kept"_s);
    QCOMPARE(asks(u"bea"_s, u"sign_result('L', 's1', 'f1', 'away')->>'done'"_s), u"kept"_s);
    QCOMPARE(adds(u"bob"_s, 2), u"ERROR:  DG003"_s);
    QCOMPARE(ends(u"bob"_s, u"e2"_s), u"claimed"_s);
    QCOMPARE(m_ground->one(u"rita"_s,
                           u"SELECT outcome->>'awaySigned' FROM dugout_shared.fixture "
                           "WHERE id = 'f1'"_s),
             u"true"_s);
    QCOMPARE(ends(u"anna"_s, u"e3"_s), u"kept"_s);
}

/// Awarded while it is played: all of its lines come in, and its end is put to the commissioner.
void TestSharedSeats::anAwardLeavesTheMatchToItsTable()
{
    const QString row = u"[{\"id\":\"f1\",\"home\":\"t1\",\"away\":\"t2\",\"published\":true,"
                        "\"match\":\"m1\",\"outcome\":{\"source\":\"commissioner\"},"
                        "\"confirmed\":true}]"_s;
    QCOMPARE(asks(u"anna"_s,
                  u"act('L', 'a1', (SELECT entries + 1 FROM dugout_shared.league WHERE id = 'L'), "
                  "'[]', '%1', '[]', 'League L', '{}')->>'done'"_s.arg(row)),
             u"kept"_s);
    QCOMPARE(adds(u"bea"_s, 2), m_refused);
    QCOMPARE(adds(u"bob"_s, 2), u"2"_s);
    QCOMPARE(ends(u"bob"_s, u"e1"_s), u"claimed"_s);
    // Nobody else writes into what is to be decided about, wherever its table is by now.
    QCOMPARE(asks(u"bob"_s, u"at_table('L', 'Table', '')"_s), QString());
    QCOMPARE(adds(u"bea"_s, 3), u"ERROR:  DG012"_s);
    QCOMPARE(adds(u"bob"_s, 3), u"3"_s);
    QCOMPARE(m_ground->one(u"bea"_s, u"SELECT count(*) FROM dugout_shared.claim"_s), u"0"_s);
}

void TestSharedSeats::whoHasOtherTeamsHoldsNoSeat()
{
    QCOMPARE(adds(u"bea"_s, 2), m_refused);
    QVERIFY(
        !asks(u"anna"_s, u"grant_role('L', 'bob', 'coach', 'c1', '{t3}')"_s).contains(u"ERROR"_s));
    QCOMPARE(adds(u"bea"_s, 2), u"2"_s);
    QCOMPARE(adds(u"bob"_s, 3), u"ERROR:  42501"_s);
}

/// A coach of several teams has the matches of all of them, and plays one.
void TestSharedSeats::whoOnlyFollowsSitsNowhere()
{
    const auto sitsAt = [this](const QString &person, const QStringList &matches) {
        const auto server = SharedServer::open(m_ground->placeOf(person));
        if (!server || !(*server)->sitAt(LeagueId(u"L"_s), u"Table"_s, matches))
            return u"refused"_s;
        return m_ground->one(
            u"anna"_s,
            u"SELECT match FROM dugout_shared.presence WHERE person = '%1'"_s.arg(person));
    };
    QCOMPARE(sitsAt(u"bea"_s, {u"m1"_s}), QString());
    QCOMPARE(sitsAt(u"bob"_s, {u"m0"_s, u"m1"_s}), u"m1"_s);
    QCOMPARE(sitsAt(u"bob"_s, {}), QString());
    // It goes on at her table.
    QCOMPARE(adds(u"bea"_s, 2), u"2"_s);
    QCOMPARE(sitsAt(u"bea"_s, {u"m1"_s}), u"m1"_s);
    QCOMPARE(ends(u"bob"_s, u"e1"_s), u"kept"_s);
    QCOMPARE(sitsAt(u"bob"_s, {u"m1"_s}), QString());
}

void TestSharedSeats::aCoachIsToldInASentence()
{
    const auto server = SharedServer::open(m_ground->placeOf(u"bea"_s));
    VERIFY_DONE(server);
    const auto added = (*server)->addMatchEntries(
        LeagueId(u"L"_s), JournalId(u"m1"_s), 2,
        {QJsonObject{
            {u"at"_s, 1}, {u"kind"_s, u"do"_s}, {u"version"_s, 1}, {u"payload"_s, QJsonObject()}}},
        {});
    QCOMPARE(errorOf(added), u"shared.elsewhere"_s);
    QVERIFY(!added.error().message.contains(u"PostgreSQL"_s));
}

QTEST_GUILESS_MAIN(TestSharedSeats)
#include "tst_sharedseats.moc"
