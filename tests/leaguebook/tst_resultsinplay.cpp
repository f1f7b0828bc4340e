// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/fixtures/fixtureresults.h"
#include "tests/leaguebook/paperhouse.h"
#include "tests/support/thrownaway.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A fixture whose match is being played has one result: the match's, or what the commissioner
/// decided instead.
class TestResultsInPlay final : public QObject
{
    Q_OBJECT

private slots:
    void nobodyTellsItBeforehand_data();
    void nobodyTellsItBeforehand();
    void whatWasDecidedStands();
    void whatWasToldInsteadStands();
    void aDeletedMatchMayBeTold();
    void anAwardHasTheTouchdownsOfTheLeague_data();
    void anAwardHasTheTouchdownsOfTheLeague();
};

namespace {

FixtureOutcome toldOf(const LeagueFixture &fixture, ResultKind kind, ResultSource source)
{
    FixtureOutcome outcome;
    outcome.source = source;
    outcome.result.kind = kind;
    outcome.result.home = fixture.home;
    outcome.result.away = fixture.away;
    outcome.result.tdAgainst = 2;
    if (kind == ResultKind::Forfeit)
        outcome.result.winner = FixtureSide::Away;
    if (kind == ResultKind::DoubleForfeit)
        outcome.result.tdAgainst = 0;
    return outcome;
}

LeagueFixture fixtureIn(const PaperHouse &paper)
{
    return *paper.league.league().fixture(paper.fixture);
}

/// The home side has scored once; what follows the whistle is still to be told.
JournalId begunIn(PaperHouse &paper)
{
    PaperSlip sheet = paper.sheet();
    PaperHouse::row(sheet, paper.ref(0, 0)).touchdowns = 1;
    return paper.enter(sheet);
}

QString refusalOf(const Result<void> &done)
{
    return done ? QString() : errorWord(done.error().code);
}

} // namespace

void TestResultsInPlay::nobodyTellsItBeforehand_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("source");
    QTest::addColumn<QString>("code");
    const auto row
        = [](const char *name, ResultKind kind, ResultSource source, const QString &code) {
              QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(source) << code;
          };
    row("from paper", ResultKind::Played, ResultSource::Paper, u"match-in-play"_s);
    row("from a file", ResultKind::Played, ResultSource::File, u"match-in-play"_s);
    row("conceded", ResultKind::Played, ResultSource::Commissioner, u"match-in-play"_s);
    row("from the match", ResultKind::Played, ResultSource::Match, {});
    row("a walk-over", ResultKind::Forfeit, ResultSource::Commissioner, {});
    row("a double forfeit", ResultKind::DoubleForfeit, ResultSource::Commissioner, {});
    row("awarded", ResultKind::Awarded, ResultSource::Commissioner, {});
}

void TestResultsInPlay::nobodyTellsItBeforehand()
{
    QFETCH(int, kind);
    QFETCH(int, source);
    QFETCH(QString, code);
    PaperHouse paper;
    (void)must(paper.house.leagues().startMatch(paper.league, paper.fixture));
    const League before = paper.league.league();
    const ResultEntered told{
        paper.fixture,
        toldOf(fixtureIn(paper), static_cast<ResultKind>(kind), static_cast<ResultSource>(source)),
        std::nullopt};
    QCOMPARE(paper.house.leagues().isMatchInPlay(fixtureIn(paper)), true);
    QCOMPARE(bool(paper.league.trial({LeagueEvent{told, {}}})), code.isEmpty()); // the preview too
    QCOMPARE(refusalOf(paper.league.act(told)), code);
    QCOMPARE(paper.league.league() == before, !code.isEmpty());
}

void TestResultsInPlay::whatWasDecidedStands()
{
    PaperHouse paper;
    const JournalId match = begunIn(paper);
    LeagueHouse::expectAct(paper.league.act(
        ResultEntered{paper.fixture, awardOf(fixtureIn(paper), FixtureSide::Away, 2), {}}));
    paper.finish(match);
    const FixtureOutcome outcome = *fixtureIn(paper).outcome;
    QCOMPARE(outcome.result.kind, ResultKind::Forfeit);
    QCOMPARE(outcome.result.tdAgainst, 2);
    QCOMPARE(outcome.source, ResultSource::Commissioner);
    // The history says how the match ended, and the teams are those that came out of it.
    QVERIFY(paper.league.history().back().reason.contains(u"1:0"_s));
    const ResultRecord record = must(paper.house.store().results().read(match));
    const LeagueTeam home = *paper.league.league().team(fixtureIn(paper).home);
    QCOMPARE(home.figures, figuresAfter(record)->home);
    QCOMPARE(home.lastFixture, paper.fixture);
    QVERIFY(must(paper.house.leagues().check(paper.league.id())).empty());
    // Taken back, the match says how it ended.
    const auto back = must(
        paper.house.leagues().takingBack(paper.league.league(), paper.fixture, u"an error"_s));
    LeagueHouse::expectAct(paper.league.act(std::vector{back}));
    QCOMPARE(fixtureIn(paper).outcome->source, ResultSource::Match);
    QCOMPARE(fixtureIn(paper).outcome->result.td, 1);
    QVERIFY(must(paper.house.leagues().check(paper.league.id())).empty());
}

void TestResultsInPlay::whatWasToldInsteadStands()
{
    PaperHouse paper;
    const JournalId match = begunIn(paper);
    paper.finish(match);
    const FixtureOutcome told = toldOf(fixtureIn(paper), ResultKind::Played, ResultSource::Paper);
    LeagueHouse::expectAct(paper.league.act(ResultEntered{paper.fixture, told, std::nullopt}));
    // The match is played on and ends again.
    {
        const auto open = must(paper.house.club().matches().open(match));
        LeagueHouse::expectAct(open->undo());
        LeagueHouse::expectAct(paper.league.refresh());
        QVERIFY(fixtureIn(paper).outcome);
        (void)open->redo();
    }
    LeagueHouse::expectAct(paper.league.refresh());
    QCOMPARE(fixtureIn(paper).outcome->source, ResultSource::Paper);
    QCOMPARE(fixtureIn(paper).outcome->result.tdAgainst, 2);
}

void TestResultsInPlay::aDeletedMatchMayBeTold()
{
    PaperHouse paper;
    const JournalId match = must(paper.house.leagues().startMatch(paper.league, paper.fixture));
    LeagueHouse::expectAct(throwAwayGame(paper.house.leagues().bin(), match));
    QVERIFY(!paper.house.leagues().isMatchInPlay(fixtureIn(paper)));
    const FixtureOutcome told = toldOf(fixtureIn(paper), ResultKind::Played, ResultSource::Paper);
    QCOMPARE(refusalOf(paper.league.act(ResultEntered{paper.fixture, told, std::nullopt})),
             QString());
    QVERIFY(must(paper.house.leagues().check(paper.league.id())).empty());
}

void TestResultsInPlay::anAwardHasTheTouchdownsOfTheLeague_data()
{
    QTest::addColumn<int>("winner");
    QTest::addColumn<int>("td");
    QTest::addColumn<int>("tdAgainst");
    QTest::newRow("home") << static_cast<int>(FixtureSide::Home) << 3 << 0;
    QTest::newRow("away") << static_cast<int>(FixtureSide::Away) << 0 << 3;
    QTest::newRow("nobody") << static_cast<int>(FixtureSide::Neither) << 0 << 0;
}

void TestResultsInPlay::anAwardHasTheTouchdownsOfTheLeague()
{
    QFETCH(int, winner);
    QFETCH(int, td);
    QFETCH(int, tdAgainst);
    PaperHouse paper;
    const FixtureOutcome award = awardOf(fixtureIn(paper), static_cast<FixtureSide>(winner), 3);
    QCOMPARE(award.result.td, td);
    QCOMPARE(award.result.tdAgainst, tdAgainst);
    QCOMPARE(refusalOf(paper.league.act(ResultEntered{paper.fixture, award, std::nullopt})),
             QString());
}

QTEST_GUILESS_MAIN(TestResultsInPlay)
#include "tst_resultsinplay.moc"
