// SPDX-License-Identifier: GPL-3.0-or-later
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
    PaperSlip sheet = paper.sheet();
    PaperHouse::row(sheet, scorer).touchdowns = 1;
    PaperHouse::addOthers(sheet, 0, 1);
    PaperHouse::row(sheet, paper.ref(1, 0)).touchdowns = 1;
    PaperHouse::row(sheet, thrower).completions = 2;
    PaperHouse::row(sheet, paper.ref(1, 1)).interceptions = 1;
    PaperHouse::row(sheet, hitter).casualties = 1;
    PaperHouse::row(sheet, paper.ref(0, 3)).injuries
        = {{u"badly-hurt"_s, PlayerRef::fromString(hitter).id, 0}};
    sheet.home.fans = 12'000;
    sheet.away.fans = 9'000;
    const JournalId match = paper.enter(sheet);
    QCOMPARE(paper.league.league().fixture(paper.fixture)->match, match);
    QVERIFY(!paper.league.league().fixture(paper.fixture)->outcome); // what follows is asked first
    paper.finish(match);
    const LeagueFixture &fixture = *paper.league.league().fixture(paper.fixture);
    QVERIFY(fixture.outcome);
    QCOMPARE(fixture.outcome->result.td, 2);
    QCOMPARE(fixture.outcome->result.tdAgainst, 1);
    QCOMPARE(fixture.outcome->result.cas, 0);
    QCOMPARE(fixture.outcome->result.casAgainst, 1);
    QCOMPARE(playerOn(paper.team(0), scorer)->achievements.touchdowns, 1);
    QCOMPARE(playerOn(paper.team(0), thrower)->achievements.completions, 2);
    QCOMPARE(playerOn(paper.team(1), hitter)->achievements.casualties, 1);
    const ResultRecord record = must(paper.house.store().results().read(match));
    QCOMPARE(record.side(0).score, 2);
    QCOMPARE(record.side(0).fans, 12'000);
    QCOMPARE(record.side(1).interceptions, 1);
    QVERIFY(must(paper.house.leagues().check(paper.league.id())).empty());
}

void TestPaperMatches::theDeadAreStruckOffAndTheHealedAreNot()
{
    PaperHouse paper;
    const QString dead = paper.ref(0, 0);
    const QString hurt = paper.ref(0, 1);
    const QString healed = paper.ref(0, 2);
    const PlayerId hitter = PlayerRef::fromString(paper.ref(1, 0)).id;
    PaperSlip sheet = paper.sheet();
    PaperHouse::row(sheet, dead).injuries = {{u"dead"_s, hitter, 0}};
    PaperHouse::row(sheet, hurt).injuries = {{u"broken-ribs"_s, {}, 0}};
    PaperHouse::row(sheet, healed).injuries = {{u"saved"_s, hitter, 0}};
    PaperHouse::row(sheet, paper.ref(1, 0)).casualties = 2;
    paper.finish(paper.enter(sheet));
    const Team team = paper.team(0);
    QVERIFY(!playerOn(team, dead));
    QVERIFY(playerOn(team, hurt)->missesNextMatch);
    QVERIFY(!playerOn(team, healed)->missesNextMatch);
    // A healed player was hurt all the same.
    QCOMPARE(playerOn(paper.team(1), paper.ref(1, 0))->achievements.casualties, 2);
}

void TestPaperMatches::whoConcedesPaysForIt()
{
    PaperHouse paper;
    const int fans = paper.team(1).fanFactor;
    PaperSlip sheet = paper.sheet();
    PaperHouse::addOthers(sheet, 1, 1);
    sheet.conceded = PaperConcession::Away;
    paper.finish(paper.enter(sheet));
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
    PaperSlip sheet = paper.sheet();
    const auto refused = paper.house.leagues().enterSlip(paper.league, paper.fixture, sheet);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::NeedsWinner);
    sheet.winner = 1;
    paper.finish(paper.enter(sheet));
    QCOMPARE(winnerOf(paper.league.league().fixture(paper.fixture)->outcome->result),
             FixtureSide::Away);
}

void TestPaperMatches::whatDoesNotFitChangesNothing_data()
{
    QTest::addColumn<QString>("what");
    for (const char *each : {"nobody of that id", "no such shirt", "no such injury", "by a friend",
                             "more named than counted", "the others were hurt", "twice",
                             "another score", "no such star", "more gold than there is"})
        QTest::newRow(each) << QString::fromLatin1(each);
}

void TestPaperMatches::whatDoesNotFitChangesNothing()
{
    QFETCH(QString, what);
    PaperHouse paper;
    const League before = paper.league.league();
    PaperSlip sheet = paper.sheet();
    SlipRow &first = PaperHouse::row(sheet, paper.ref(0, 0));
    SlipRow stranger;
    if (what == u"nobody of that id")
        stranger.player = PlayerId(u"nobody"_s);
    else if (what == u"no such shirt" || what == u"twice")
        stranger.number = what == u"twice" ? first.number : 98;
    else if (what == u"no such star")
        stranger.star = StarId(u"a-comet"_s);
    else if (what == u"no such injury")
        first.injuries = {{u"a cold"_s, {}, 0}};
    else if (what == u"by a friend")
        first.injuries = {{u"dead"_s, PlayerId(u"friend"_s), 0}};
    else if (what == u"more named than counted")
        first.injuries = {{u"dead"_s, PlayerRef::fromString(paper.ref(1, 0)).id, 0}};
    else if (what == u"the others were hurt")
        stranger.casualties = 1;
    else if (what == u"another score")
        sheet.home.score = 1;
    else
        sheet.home.gold = 99'000'000;
    if (what == u"twice")
        first.touchdowns = stranger.touchdowns = 1;
    if (!(stranger == SlipRow{}))
        sheet.home.rows.push_back(stranger);
    const auto refused = paper.house.leagues().enterSlip(paper.league, paper.fixture, sheet);
    QVERIFY(!refused);
    QVERIFY(!refused.error().message.isEmpty());
    QCOMPARE(paper.league.league(), before);
    QVERIFY(must(paper.house.club().matches().list()).empty());
}

/// A team that played in a special one may apply for it (bb2016 L2816-2819), and a home is nobody
/// else's.
void TestPaperMatches::theStadiumIsOnTheSlip()
{
    PaperHouse paper(u"bb2016"_s);
    const Match begun = must(paper.house.leagues().paperMatch(paper.league.league(),
                                                              paper.league.id(), paper.fixture))
                            .game();
    const QStringList stadiums = paperStadiums(begun.context());
    QCOMPARE(stadiums.size(), 25); // a standard one and four kinds of six
    QCOMPARE(stadiums.front(), u"stadium-kind/standard"_s);
    QVERIFY(stadiums.contains(u"stadium-luxury/enclosed-pitch"_s));
    for (const QString &each : {stadiums.front(), u"stadium-luxury/enclosed-pitch"_s}) {
        PaperSlip sheet;
        sheet.stadium = each;
        PaperHouse::addOthers(sheet, 0, 1);
        const MatchState state = must(stateAfter(sheet, begun));
        const Occasion &occasion = state.occasion;
        const bool special = each != stadiums.front();
        QCOMPARE(occasion.stadium.toString(),
                 special ? u"stadium-luxury/enclosed-pitch"_s : QString());
        QCOMPARE(occasion.home, noSeat);
    }
}

void TestPaperMatches::stadiumsAreNamedWhereTheyAreRolledFor()
{
    PaperHouse paper(u"bb2016"_s);
    const Match begun = must(paper.house.leagues().paperMatch(paper.league.league(),
                                                              paper.league.id(), paper.fixture))
                            .game();
    MatchSetup setup = begun.context().setup();
    setup.teams[1].home.resident = true;
    setup.teams[1].home.stadium = {RowId(u"ice"_s)};
    const auto namedBy = [](const MatchSetup &match) {
        return Match(sharedRuleset(match.ruleset.text()), match, stepsToTheNextSheet());
    };
    const Match home = namedBy(setup);
    QVERIFY(paperStadiums(home.context()).contains(Choice::Home1));
    QVERIFY(!paperStadiums(home.context()).contains(Choice::Home0));
    PaperSlip sheet;
    sheet.stadium = Choice::Home1;
    const MatchState state = must(stateAfter(sheet, home));
    QCOMPARE(state.occasion.home, 1);
    QCOMPARE(state.occasion.stadium.toString(), u"stadium-unusual-surface/ice"_s);
    setup.options[OptionId(u"stadium"_s)] = false;
    QVERIFY(paperStadiums(namedBy(setup).context()).isEmpty());
    PaperHouse older(u"crp"_s);
    const Match other = must(older.house.leagues().paperMatch(older.league.league(),
                                                              older.league.id(), older.fixture))
                            .game();
    QVERIFY(paperStadiums(other.context()).isEmpty());
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
    PaperSlip sheet = paper.sheet();
    PaperHouse::addOthers(sheet, 0, 1);
    const JournalId match = paper.enter(sheet);
    const auto open = must(paper.house.club().matches().open(match));
    QCOMPARE(open->session().state().sides[0].score, 1);
    LeagueHouse::expectAct(open->undo());
    QCOMPARE(open->session().state().sides[0].score, 0);
    QVERIFY(!open->session().state().over);
}

QTEST_GUILESS_MAIN(TestPaperMatches)
#include "tst_papermatches.moc"
