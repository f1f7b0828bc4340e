// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sharing/sharedcalls.h"
#include "tests/sharing/sharedground.h"
#include "tests/sharing/sharedround.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// Who stands by a result is the server's own word: each coach for his own team, under his own
/// login, whatever somebody delivers.
class TestSharedSignatures final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void oneCoachSignsForNobodyElse();
    void theOtherCoachHasHisOwnWord();
    void aDisputeOutlivesWhatIsDelivered();
    void aClaimSignsForNobodyElse();
    void theCommissionersTableSpeaksForBoth();
    void everyMachineSaysWhoseWordItIs();
    void emptyWordsBreakNobodysLeague();
    void aCoachSaysWhenHePlays();
    void whatHeSaysIsWhereAndWhenAlone();

private:
    /// One statement; the state of the error where it was refused.
    [[nodiscard]] QString asks(const QString &person, const QString &function)
    {
        return m_ground->one(person, call(function));
    }
    /// What the server says of a result of f1.
    [[nodiscard]] QString localized()
    {
        return m_ground->one(
            u"rita"_s,
            u"SELECT concat_ws(',', outcome->'homeSigned', outcome->'awaySigned', "
            "outcome->>'deliveredBy', outcome->'atTable', outcome->>'disputed', confirmed) "
            "FROM dugout_shared.fixture WHERE id = 'f1'"_s);
    }
    /// The match m1 of f1, of bob's team t1 and bea's t2.
    void begin(const QString &person)
    {
        QCOMPARE(asks(person, beginning(u"L"_s, u"b"_s, u"f1"_s, u"m1"_s) + u"->>'done'"_s),
                 u"kept"_s);
    }
    [[nodiscard]] QString end(const QString &person, const QString &delivery, bool isSigned,
                              const QString &more = u"{}"_s)
    {
        return asks(person,
                    u"end_match('L', '%1', 'm1', jsonb_set(%2, '{outcome}', (%2::jsonb->'outcome') "
                    "|| '%3'))->>'done'"_s.arg(
                        delivery, endOf(u"m1"_s, u"t1"_s, u"t2"_s, u"[]"_s, isSigned), more));
    }

    StoreFixture m_fixture;
    std::unique_ptr<SharedGround> m_ground;
};

void TestSharedSignatures::init()
{
    m_ground = std::make_unique<SharedGround>(m_fixture);
    QCOMPARE(m_ground->problem(), QString());
}

void TestSharedSignatures::oneCoachSignsForNobodyElse()
{
    begin(u"bob"_s);
    // Whatever he says of the other, and of who says it.
    QCOMPARE(end(u"bob"_s, u"e1"_s, true,
                 u"{\"deliveredBy\":\"bea\",\"disputed\":\"home\",\"atTable\":false}"_s),
             u"kept"_s);
    QCOMPARE(localized(), u"true,false,bob,true,neither,t"_s);
    // The line that everybody reads says the same, and the server says whose it is.
    QCOMPARE(
        m_ground->one(u"rita"_s,
                      u"SELECT who, v->'awaySigned', v->>'deliveredBy' FROM dugout_shared.entry, "
                      "jsonb_path_query(payload, '$.group.events[0].values.outcome') v"_s),
        u"bob|false|bob"_s);
    const QString refused = u"ERROR:  42501"_s;
    QCOMPARE(asks(u"bob"_s, u"sign_result('L', 's1', 'f1', 'away')"_s), refused);
    QCOMPARE(asks(u"bob"_s, u"sign_result('L', 's1', 'f1', NULL)"_s), refused);
    QCOMPARE(asks(u"bob"_s, u"sign_result('L', 's1', 'f1', 'awaySigned')"_s), refused);
    QCOMPARE(asks(u"bob"_s, u"sign_result('L', 's1', NULL, 'away')"_s), refused);
    QCOMPARE(asks(u"bob"_s, u"dispute_result('L', 's1', 'f1', 'away', 'no')"_s), refused);
    for (const char *inner :
         {"in_his_word('L', 'bea', 't1', 't2', '{}')", "is_closed('{}')",
          "his_result('L', 'f1', 'away')", "put_event('L', 'result-signed', '{}')"})
        QCOMPARE(asks(u"bob"_s, QString::fromLatin1(inner)), refused);
    QCOMPARE(localized(), u"true,false,bob,true,neither,t"_s);
    // Once both said it at his table, nothing of it is his to change.
    QCOMPARE(end(u"bob"_s, u"e2"_s, true), u"claimed"_s);
}

void TestSharedSignatures::theOtherCoachHasHisOwnWord()
{
    begin(u"bob"_s);
    QCOMPARE(end(u"bob"_s, u"e1"_s, true), u"kept"_s);
    const QString count = u"SELECT count(*) FROM dugout_shared.entry"_s;
    QCOMPARE(asks(u"bea"_s, u"dispute_result('L', 's1', 'f1', 'away', '')"_s), u"ERROR:  DG007"_s);
    QCOMPARE(asks(u"bea"_s, u"dispute_result('L', 's1', 'f1', 'away', repeat('x', 401))"_s),
             u"ERROR:  DG007"_s);
    QCOMPARE(asks(u"bea"_s, u"dispute_result('L', 's1', 'f1', 'away', 'It was 2')->>'done'"_s),
             u"kept"_s);
    // It counts and is closed until the commissioner has decided.
    QCOMPARE(localized(), u"true,false,bob,true,away,t"_s);
    const QString lines = m_ground->one(u"rita"_s, count);
    QCOMPARE(asks(u"bea"_s, u"dispute_result('L', 's2', 'f1', 'away', 'It was 2')->>'done'"_s),
             u"kept"_s);
    QCOMPARE(m_ground->one(u"rita"_s, count), lines); // nothing new
    QCOMPARE(asks(u"bea"_s, u"sign_result('L', 's3', 'f1', 'away')->>'done'"_s), u"kept"_s);
    QCOMPARE(localized(), u"true,true,bob,true,neither,t"_s);
    // Who signed stands by it.
    QCOMPARE(asks(u"bea"_s, u"dispute_result('L', 's4', 'f1', 'away', 'no')"_s),
             u"ERROR:  DG004"_s);
    QCOMPARE(asks(u"bob"_s, u"dispute_result('L', 's4', 'f1', 'home', 'no')"_s),
             u"ERROR:  DG004"_s);
    QCOMPARE(m_ground->one(
                 u"rita"_s,
                 u"SELECT string_agg(who || ' ' || (payload->'group'->'events'->0->>'prompt'), ',' "
                 "ORDER BY seq) FROM dugout_shared.entry WHERE seq > 3"_s),
             u"bea result-disputed,bea result-signed"_s);
}

void TestSharedSignatures::aDisputeOutlivesWhatIsDelivered()
{
    begin(u"bob"_s);
    QCOMPARE(end(u"bob"_s, u"e1"_s, false), u"kept"_s);
    QCOMPARE(localized(), u"false,false,bob,false,neither,f"_s);
    QCOMPARE(asks(u"bea"_s, u"dispute_result('L', 's1', 'f1', 'away', 'No')->>'done'"_s),
             u"kept"_s);
    QCOMPARE(end(u"bob"_s, u"e2"_s, false), u"kept"_s);
    QCOMPARE(localized(), u"false,false,bob,false,away,f"_s);
    // Who disputes it does not put his own in its place: the commissioner has both.
    QCOMPARE(end(u"bea"_s, u"e3"_s, false), u"claimed"_s);
    QCOMPARE(localized(), u"false,false,bob,false,away,f"_s);
    QCOMPARE(end(u"anna"_s, u"e4"_s, false), u"kept"_s);
    QCOMPARE(localized(), u"false,false,anna,false,neither,f"_s);
}

void TestSharedSignatures::aClaimSignsForNobodyElse()
{
    begin(u"bob"_s);
    QCOMPARE(end(u"bea"_s, u"e1"_s, true), u"kept"_s);
    QCOMPARE(localized(), u"false,true,bea,true,neither,t"_s);
    QCOMPARE(end(u"bob"_s, u"e2"_s, true), u"claimed"_s);
    QVERIFY(!asks(u"anna"_s, u"settle('L', 'e2', 'claimed')"_s).contains(u"ERROR"_s));
    QCOMPARE(localized(), u"true,false,bob,true,neither,t"_s);
}

void TestSharedSignatures::theCommissionersTableSpeaksForBoth()
{
    begin(u"anna"_s);
    QCOMPARE(end(u"anna"_s, u"e1"_s, true), u"kept"_s);
    QCOMPARE(localized(), u"true,true,anna,true,neither,t"_s);
}

void TestSharedSignatures::everyMachineSaysWhoseWordItIs()
{
    SharedRound round(m_fixture, u"crp"_s);
    round.share();
    const LeagueId id = round.league();
    OpenLeague opened = round.bob().open(id);
    const FixtureId fixture = LeagueHouse::open(opened).front();
    VERIFY_DONE(round.bob().play(id, fixture));
    VERIFY_DONE(round.bob().shared().deliver(id));
    const SharedNote note = must(round.bea().shared().note(id)).value();
    const LeagueFixture found = *round.bob().open(id).league().fixture(fixture);
    const bool isHers = note.teams.contains(found.home.text());
    const FixtureSide hers = isHers ? FixtureSide::Home : FixtureSide::Away;
    const FixtureSide his = isHers ? FixtureSide::Away : FixtureSide::Home;
    const std::vector<SharedHouse *> all{&round.anna(), &round.bob(), &round.bea(), &round.rita()};
    const auto outcomes = [&] {
        std::vector<FixtureOutcome> seen;
        for (SharedHouse *each : all) {
            (void)must(each->shared().refresh(id));
            seen.push_back(*each->open(id).league().fixture(fixture)->outcome);
        }
        return seen;
    };
    for (const FixtureOutcome &each : outcomes()) {
        QCOMPARE(each.homeSigned, his == FixtureSide::Home);
        QCOMPARE(each.awaySigned, his == FixtureSide::Away);
        QCOMPARE(each.deliveredBy, u"bob"_s);
        QVERIFY(each.atTable);
    }
    // A decision of the commissioner leaves it closed.
    OpenLeague decided = round.anna().open(id);
    VERIFY_DONE(decided.act(FixtureArranged{fixture, {5, 0, u"Hall"_s, 1}}));
    QCOMPARE(m_fixture.server().psql(round.place().database,
                                     u"SELECT bool_or(confirmed) FROM dugout_shared.fixture "
                                     "WHERE outcome IS NOT NULL"_s),
             u"t"_s);
    // He disputes nothing for the other, and she disputes for herself.
    OpenLeague bobs = round.bob().open(id);
    QCOMPARE(errorOf(bobs.act(ResultDisputed{fixture, hers, u"No"_s})),
             u"shared.not-commissioner"_s);
    (void)must(round.bea().shared().refresh(id));
    OpenLeague beas = round.bea().open(id);
    VERIFY_DONE(beas.act(ResultDisputed{fixture, hers, u"It was\n2:1"_s}));
    for (const FixtureOutcome &each : outcomes()) {
        QCOMPARE(each.disputed, hers);
        QCOMPARE(each.dispute, u"It was 2:1"_s);
    }
    OpenLeague again = round.bea().open(id);
    VERIFY_DONE(again.act(ResultSigned{fixture, hers}));
    for (const FixtureOutcome &each : outcomes()) {
        QVERIFY(each.isSignedByBoth());
        QCOMPARE(each.disputed, FixtureSide::Neither);
        QCOMPARE(each.dispute, QString());
    }
    QVERIFY(round.anna().leagues().check(id)->empty());
}

/// Whatever a coach says by raw SQL, the league can be read by everybody else afterwards.
void TestSharedSignatures::emptyWordsBreakNobodysLeague()
{
    SharedRound round(m_fixture, u"crp"_s);
    round.share();
    const LeagueId id = round.league();
    OpenLeague opened = round.bob().open(id);
    const FixtureId fixture = LeagueHouse::open(opened).front();
    VERIFY_DONE(round.bob().play(id, fixture));
    VERIFY_DONE(round.bob().shared().deliver(id));
    const SharedNote note = must(round.bea().shared().note(id)).value();
    const LeagueFixture found = *round.bob().open(id).league().fixture(fixture);
    const QString side = note.teams.contains(found.home.text()) ? u"home"_s : u"away"_s;
    const QString answer = m_fixture.server().psqlAs(
        u"bea"_s, round.place().database,
        {call(u"dispute_result('%1', 'w1', '%2', '%3', E' \\n\\t ')->>'done'"_s.arg(
            id.text(), fixture.text(), side))});
    QCOMPARE(answer, u"kept"_s);
    for (SharedHouse *each : {&round.anna(), &round.bob(), &round.rita()}) {
        VERIFY_DONE(each->shared().refresh(id));
        each->restart();
        const auto league = each->leagues().open(id);
        VERIFY_DONE(league);
        QVERIFY(league->league().fixture(fixture)->outcome->disputed != FixtureSide::Neither);
    }
}

void TestSharedSignatures::aCoachSaysWhenHePlays()
{
    const auto act = [this](const char *person, const QString &delivery, const QString &events) {
        return asks(QString::fromLatin1(person),
                    u"act('L', '%1', 1, '[{\"at\":1,\"kind\":\"do\",\"version\":1,\"payload\":"
                    "{\"kind\":\"do\",\"group\":{\"at\":1,\"events\":[%2]}}}]', '[]', '[]', 'T', "
                    "'{}')->>'done'"_s.arg(delivery, events));
    };
    const auto when = [](const QString &fixture, const QString &said) {
        return u"{\"prompt\":\"fixture-arranged\",\"values\":{\"fixture\":%1,\"when\":{%2}}}"_s.arg(
            fixture, said);
    };
    const QString mine = u"\"f1\""_s;
    const QString date = u"\"date\":5000,\"deadline\":77,\"place\":\"At Bob\",\"table\":9"_s;
    const QString refused = u"ERROR:  42501"_s;
    QCOMPARE(act("rita", u"d1"_s, when(mine, date)), refused);
    QCOMPARE(act("bob", u"d1"_s, when(u"null"_s, date)), refused);
    QCOMPARE(act("bob", u"d1"_s, when(u"\"f99\""_s, date)), refused);
    QCOMPARE(act("bob", u"d1"_s, when(mine, date) + u',' + when(mine, date)), refused);
    QCOMPARE(act("bob", u"d1"_s, u"{\"prompt\":\"league-renamed\",\"values\":{\"name\":\"B\"}}"_s),
             refused);
    QCOMPARE(act("bob", u"d1"_s, u""_s), refused);
    for (const char *wrong : {"\"date\":-1", "\"date\":\"soon\"", "\"date\":1e30"})
        QCOMPARE(act("bob", u"d1"_s, when(mine, QString::fromLatin1(wrong))), u"ERROR:  DG007"_s);
    QCOMPARE(act("bob", u"d1"_s, when(mine, u"\"place\":\"%1\""_s.arg(QString(201, u'x')))),
             u"ERROR:  DG007"_s);
    const QString count = u"SELECT count(*) FROM dugout_shared.entry"_s;
    const QString lines = m_ground->one(u"rita"_s, count);
    for (int twice = 0; twice < 2; ++twice)
        QCOMPARE(act("bob", u"d1"_s, when(mine, date)), u"kept"_s);
    QCOMPARE(m_ground->one(u"rita"_s, count).toInt(), lines.toInt() + 1);
    QCOMPARE(m_ground->one(u"rita"_s,
                           u"SELECT who || (payload->'group'->'events'->0->'values'->>'when') FROM "
                           "dugout_shared.entry ORDER BY seq DESC LIMIT 1"_s),
             u"bob{\"date\": 5000, \"place\": \"At Bob\", \"table\": -1, \"deadline\": -1}"_s);
    begin(u"bob"_s);
    QCOMPARE(end(u"bob"_s, u"e1"_s, true), u"kept"_s);
    QCOMPARE(act("bea", u"d2"_s, when(mine, date)), u"ERROR:  DG004"_s);
}

void TestSharedSignatures::whatHeSaysIsWhereAndWhenAlone()
{
    SharedRound round(m_fixture, u"crp"_s);
    round.share();
    const LeagueId id = round.league();
    OpenLeague decided = round.anna().open(id);
    const FixtureId fixture = LeagueHouse::open(decided).front();
    VERIFY_DONE(decided.act(FixtureArranged{fixture, {0, 9000, {}, 3}}));
    (void)must(round.bob().shared().refresh(id));
    OpenLeague bobs = round.bob().open(id);
    for (const FixtureArrangement &others :
         {FixtureArrangement{5000, 9999, u"Here"_s, 3}, FixtureArrangement{5000, 9000, {}, 1}})
        QCOMPARE(errorOf(bobs.act(FixtureArranged{fixture, others})), u"shared.not-commissioner"_s);
    VERIFY_DONE(bobs.act(FixtureArranged{fixture, {5000, 9000, u"At Bob's"_s, 3}}));
    const FixtureArrangement agreed{5000, 9000, u"At Bob's"_s, 3};
    for (SharedHouse *each : {&round.anna(), &round.bob(), &round.bea(), &round.rita()}) {
        (void)must(each->shared().refresh(id));
        QVERIFY(each->open(id).league().fixture(fixture)->when == agreed);
    }
    OpenLeague beas = round.bea().open(id);
    VERIFY_DONE(beas.act(FixtureArranged{fixture, {6000, 9000, {}, 3}}));
    (void)must(round.rita().shared().refresh(id));
    OpenLeague ritas = round.rita().open(id);
    QCOMPARE(ritas.league().fixture(fixture)->when.dateMs, 6000);
    QCOMPARE(errorOf(ritas.act(FixtureArranged{fixture, {7000, 9000, {}, 3}})),
             u"shared.not-commissioner"_s);
    QVERIFY(round.anna().leagues().check(id)->empty());
}

QTEST_GUILESS_MAIN(TestSharedSignatures)
#include "tst_sharedsignatures.moc"
