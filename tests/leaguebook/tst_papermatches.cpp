// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/paperslip.h"
#include "core/match/state/promptnames.h"
#include "tests/leaguebook/paperhouse.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A match from paper becomes a match like any other, and changes its teams like one.
class TestPaperMatches final : public QObject
{
    Q_OBJECT

private slots:
    void theSlipChangesBothTeams_data();
    void theSlipChangesBothTeams();
    void theSlipMayBeToldOneByOne();
    void theDeadAreStruckOffAndTheHealedAreNot();
    void whoConcedesPaysForIt();
    void aKnockOutHasAWinner();
    void whatDoesNotFitChangesNothing_data();
    void whatDoesNotFitChangesNothing();
    void theStadiumIsOnTheSlip();
    void stadiumsAreNamedWhereTheyAreRolledFor();
    void teamsOnPaperHaveNoMatch();
    void aSlipCanBeTakenBack();
};

namespace {

const Player *playerOn(const Team &team, const QString &ref)
{
    return team.player(PlayerRef::fromString(ref).id);
}

} // namespace

void TestPaperMatches::theSlipChangesBothTeams_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::newRow("lrb4") << u"lrb4"_s;
    QTest::newRow("lrb5") << u"lrb5"_s;
    QTest::newRow("crp") << u"crp"_s;
    QTest::newRow("bb2016") << u"bb2016"_s;
}

void TestPaperMatches::theSlipChangesBothTeams()
{
    QFETCH(QString, ruleset);
    PaperHouse paper(ruleset);
    const QString scorer = paper.ref(0, 0);
    const QString thrower = paper.ref(0, 1);
    const QString hitter = paper.ref(1, 2);
    PaperSlip slip;
    slip.touchdowns = {scorer, otherOf(0), paper.ref(1, 0)};
    slip.completions = {thrower, thrower};
    slip.interceptions = {paper.ref(1, 1)};
    slip.casualties = {{paper.ref(0, 3), u"badly-hurt"_s, hitter}};
    slip.fans = {12'000, 9'000};
    const JournalId match
        = must(paper.house.leagues().enterSlip(paper.league, paper.fixture, slip));
    QCOMPARE(paper.league.league().fixture(paper.fixture)->match, match);
    QVERIFY(!paper.league.league().fixture(paper.fixture)->outcome); // what follows is asked first
    paper.finish(match);
    const LeagueFixture &fixture = *paper.league.league().fixture(paper.fixture);
    QVERIFY(fixture.outcome);
    QCOMPARE(fixture.outcome->result.td, 2);
    QCOMPARE(fixture.outcome->result.tdAgainst, 1);
    QCOMPARE(fixture.outcome->result.cas, 0);
    QCOMPARE(fixture.outcome->result.casAgainst, 1);
    QCOMPARE(playerOn(paper.team(0), scorer)->deeds.touchdowns, 1);
    QCOMPARE(playerOn(paper.team(0), thrower)->deeds.completions, 2);
    QCOMPARE(playerOn(paper.team(1), hitter)->deeds.casualties, 1);
    const ResultRecord record = must(paper.house.store().results().read(match));
    QCOMPARE(record.side(0).score, 2);
    QCOMPARE(record.side(0).fans, 12'000);
    QCOMPARE(record.side(1).interceptions, 1);
    QVERIFY(must(paper.house.leagues().check(paper.league.id())).empty());
}

void TestPaperMatches::theSlipMayBeToldOneByOne()
{
    PaperHouse paper;
    const JournalId match
        = must(paper.house.leagues().startPaperMatch(paper.league, paper.fixture));
    {
        const auto open = must(paper.house.club().matches().open(match));
        PaperSlip slip;
        slip.touchdowns = {paper.ref(1, 0)};
        for (const Event &each : eventsOf(slip))
            LeagueHouse::expectAct(open->act({each}));
        QVERIFY(open->session().state().over);
    }
    paper.finish(match);
    QCOMPARE(paper.league.league().fixture(paper.fixture)->outcome->result.tdAgainst, 1);
}

void TestPaperMatches::theDeadAreStruckOffAndTheHealedAreNot()
{
    PaperHouse paper;
    const QString dead = paper.ref(0, 0);
    const QString hurt = paper.ref(0, 1);
    const QString healed = paper.ref(0, 2);
    PaperSlip slip;
    slip.casualties = {{dead, u"dead"_s, paper.ref(1, 0)},
                       {hurt, u"broken-ribs"_s, {}},
                       {healed, u"saved"_s, paper.ref(1, 0)}};
    paper.finish(must(paper.house.leagues().enterSlip(paper.league, paper.fixture, slip)));
    const Team team = paper.team(0);
    QVERIFY(!playerOn(team, dead));
    QVERIFY(playerOn(team, hurt)->missesNextMatch);
    QVERIFY(!playerOn(team, healed)->missesNextMatch);
    // Whoever is healed was hurt all the same.
    QCOMPARE(playerOn(paper.team(1), paper.ref(1, 0))->deeds.casualties, 2);
}

void TestPaperMatches::whoConcedesPaysForIt()
{
    PaperHouse paper;
    const int fans = paper.team(1).fanFactor;
    PaperSlip slip;
    slip.touchdowns = {otherOf(1)};
    slip.conceded = PaperConcession::Away;
    paper.finish(must(paper.house.leagues().enterSlip(paper.league, paper.fixture, slip)));
    const FixtureResult &result = paper.league.league().fixture(paper.fixture)->outcome->result;
    QCOMPARE(result.winner, FixtureSide::Home);
    QCOMPARE(result.conceded, FixtureSide::Away);
    QVERIFY(paper.team(1).fanFactor <= std::max(0, fans));
}

void TestPaperMatches::aKnockOutHasAWinner()
{
    CompetitionRules rules;
    rules.phases.front().format = PhaseFormat::KnockOut;
    PaperHouse paper(u"crp"_s, rules);
    PaperSlip slip;
    const auto refused = paper.house.leagues().enterSlip(paper.league, paper.fixture, slip);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::NeedsWinner);
    slip.winner = 1;
    paper.finish(must(paper.house.leagues().enterSlip(paper.league, paper.fixture, slip)));
    QCOMPARE(winnerOf(paper.league.league().fixture(paper.fixture)->outcome->result),
             FixtureSide::Away);
}

void TestPaperMatches::whatDoesNotFitChangesNothing_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("by");
    QTest::newRow("nobody of that name") << u"0:nobody"_s << u"dead"_s << QString();
    QTest::newRow("no such injury") << QString() << u"a cold"_s << QString();
    QTest::newRow("by a friend") << QString() << u"dead"_s << u"friend"_s;
}

void TestPaperMatches::whatDoesNotFitChangesNothing()
{
    QFETCH(QString, who);
    QFETCH(QString, result);
    QFETCH(QString, by);
    PaperHouse paper;
    const League before = paper.league.league();
    PaperSlip slip;
    slip.casualties = {{who.isEmpty() ? paper.ref(0, 0) : who, result,
                        by.isEmpty() ? QString() : paper.ref(0, 1)}};
    QVERIFY(!paper.house.leagues().enterSlip(paper.league, paper.fixture, slip));
    QCOMPARE(paper.league.league(), before);
    QVERIFY(must(paper.house.club().matches().list()).empty());
}

/// Whoever played in a special one may apply for it (bb2016 L2816-2819), and a home is nobody
/// else's.
void TestPaperMatches::theStadiumIsOnTheSlip()
{
    PaperHouse paper(u"bb2016"_s);
    const auto begun = must(
        paper.house.leagues().paperMatch(paper.league.league(), paper.league.id(), paper.fixture));
    const QStringList stadiums = paperStadiums(begun.game().context());
    QCOMPARE(stadiums.size(), 25); // a standard one and four kinds of six
    QCOMPARE(stadiums.front(), u"stadium-kind/standard"_s);
    QVERIFY(stadiums.contains(u"stadium-luxury/enclosed-pitch"_s));
    for (const QString &each : {stadiums.front(), u"stadium-luxury/enclosed-pitch"_s}) {
        MatchSession session = begun;
        PaperSlip slip;
        slip.stadium = each;
        slip.touchdowns = {otherOf(0)};
        for (const Event &event : eventsOf(slip))
            QVERIFY(session.act({1, {event}}));
        const Occasion &occasion = session.state().occasion;
        const bool special = each != stadiums.front();
        QCOMPARE(occasion.stadium.toString(),
                 special ? u"stadium-luxury/enclosed-pitch"_s : QString());
        QCOMPARE(occasion.home, noSeat);
    }
}

void TestPaperMatches::stadiumsAreNamedWhereTheyAreRolledFor()
{
    PaperHouse paper(u"bb2016"_s);
    const auto begun = must(
        paper.house.leagues().paperMatch(paper.league.league(), paper.league.id(), paper.fixture));
    MatchSetup setup = begun.game().context().setup();
    setup.teams[1].home.resident = true;
    setup.teams[1].home.stadium = {RowId(u"ice"_s)};
    const auto namedBy = [](const MatchSetup &match) {
        return MatchSession(
            Match(sharedRuleset(match.ruleset.text()), match, stepsToTheNextSheet()));
    };
    MatchSession home = namedBy(setup);
    QVERIFY(paperStadiums(home.game().context()).contains(Choice::Home1));
    QVERIFY(!paperStadiums(home.game().context()).contains(Choice::Home0));
    PaperSlip slip;
    slip.stadium = Choice::Home1;
    for (const Event &event : eventsOf(slip))
        QVERIFY(home.act({1, {event}}));
    QCOMPARE(home.state().occasion.home, 1);
    QCOMPARE(home.state().occasion.stadium.toString(), u"stadium-unusual-surface/ice"_s);
    setup.options[OptionId(u"stadium"_s)] = false;
    QVERIFY(paperStadiums(namedBy(setup).game().context()).isEmpty());
    PaperHouse older(u"crp"_s);
    const auto other = must(
        older.house.leagues().paperMatch(older.league.league(), older.league.id(), older.fixture));
    QVERIFY(paperStadiums(other.game().context()).isEmpty());
}

void TestPaperMatches::teamsOnPaperHaveNoMatch()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    for (const QString &name : {u"A"_s, u"B"_s})
        LeagueHouse::expectAct(house.leagues().registerPaperTeam(league, name, name));
    house.begin(league, {});
    house.drawAndPublish(league);
    const FixtureId fixture = LeagueHouse::open(league).front();
    const auto refused = house.leagues().paperMatch(league.league(), league.id(), fixture);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::TeamOnPaper);
}

void TestPaperMatches::aSlipCanBeTakenBack()
{
    PaperHouse paper;
    PaperSlip slip;
    slip.touchdowns = {otherOf(0)};
    const JournalId match
        = must(paper.house.leagues().enterSlip(paper.league, paper.fixture, slip));
    const auto open = must(paper.house.club().matches().open(match));
    QCOMPARE(open->session().state().sides[0].score, 1);
    LeagueHouse::expectAct(open->undo());
    QCOMPARE(open->session().state().sides[0].score, 0);
    QVERIFY(!open->session().state().over);
}

QTEST_GUILESS_MAIN(TestPaperMatches)
#include "tst_papermatches.moc"
