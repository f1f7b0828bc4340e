// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguepack.h"
#include "core/leaguebook/resultskim.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/leaguebook/leaguesketch.h"
#include "tests/support/teambuilder.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// Leagues whose edition is a skirmish game.
class TestSkirmishLeague final : public QObject
{
    Q_OBJECT

private slots:
    void takesEncounters_data();
    void takesEncounters();
    void climbsTheLadderWhereSomebodyHasToWin_data();
    void climbsTheLadderWhereSomebodyHasToWin();
    void isPlayedByItsOwnGame_data();
    void isPlayedByItsOwnGame();
    void isKeptExportedAndChecked();
    void saysGamesAndGlory();
};

namespace {

CompetitionRules skirmishRules(PhaseFormat format)
{
    CompetitionRules rules = rulesOf(format);
    rules.game = u"skirmish"_s;
    rules.phases.front().rounds = 2;
    return rules;
}

FixtureOutcome told(const LeagueFixture &fixture, const Encounter &encounter, bool mustBeWon)
{
    FixtureOutcome outcome;
    outcome.encounter = encounter;
    if (const auto verdict = verdictOf(encounter, mustBeWon))
        outcome.result = resultOf(*verdict, fixture.home, fixture.away);
    else
        outcome.result.home = fixture.home;
    outcome.result.away = fixture.away;
    return outcome;
}

} // namespace

void TestSkirmishLeague::takesEncounters_data()
{
    QTest::addColumn<int>("td");
    QTest::addColumn<int>("tdAgainst");
    QTest::addColumn<bool>("games"); ///< told game by game: 6:4 4:6 9:4
    QTest::addColumn<QString>("code");
    QTest::newRow("game by game") << 2 << 1 << true << QString();
    QTest::newRow("another result than the games give") << 2 << 0 << true << u"bad-encounter"_s;
    QTest::newRow("games won alone, of a file") << 2 << 1 << false << QString();
    QTest::newRow("three games won") << 3 << 0 << false << u"bad-encounter"_s;
    QTest::newRow("four games") << 2 << 2 << false << u"bad-encounter"_s;
}

void TestSkirmishLeague::takesEncounters()
{
    QFETCH(int, td);
    QFETCH(int, tdAgainst);
    QFETCH(bool, games);
    QFETCH(QString, code);
    LeagueSketch sketch(2, skirmishRules(PhaseFormat::RoundRobin));
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const LeagueFixture fixture = sketch.round(1).fixtures.front();
    FixtureOutcome outcome = told(fixture, {{{6, 4}, {4, 6}, {9, 4}}, false, false, {}, {}}, false);
    outcome.result.td = td;
    outcome.result.tdAgainst = tdAgainst;
    if (!games)
        outcome.encounter.reset();
    QCOMPARE(sketch.act({ResultEntered{fixture.id, outcome, std::nullopt}, {}}), code);
    if (!code.isEmpty())
        return;
    const auto standings = must(standingsOf(sketch.league(), sketch.competition()));
    QCOMPARE(standings.rows.front().entrant.id, fixture.home);
    QCOMPARE(standings.rows.front().cas, 19);
    const std::vector<Competition> competitions{sketch.competition()};
    const QByteArray packed = packedCompetitions(competitions);
    QVERIFY(*unpackedCompetitions(packed) == competitions);
    const auto skim = skimmed(packed);
    QVERIFY(skim.has_value());
    QCOMPARE(skim->competitions.front().results.size(), size_t(1));
    QVERIFY(*foldLeague(sketch.events()) == sketch.league());
}

void TestSkirmishLeague::climbsTheLadderWhereSomebodyHasToWin_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("winners");
    QTest::addColumn<bool>("mustBeWon");
    QTest::newRow("knock-out") << static_cast<int>(PhaseFormat::KnockOut) << false << true;
    QTest::newRow("round robin") << static_cast<int>(PhaseFormat::RoundRobin) << false << false;
    QTest::newRow("round robin with winners")
        << static_cast<int>(PhaseFormat::RoundRobin) << true << true;
}

void TestSkirmishLeague::climbsTheLadderWhereSomebodyHasToWin()
{
    QFETCH(int, format);
    QFETCH(bool, winners);
    QFETCH(bool, mustBeWon);
    CompetitionRules rules = skirmishRules(static_cast<PhaseFormat>(format));
    rules.needsWinners = winners;
    LeagueSketch sketch(2, rules);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const LeagueFixture fixture = sketch.round(1).fixtures.front();
    QCOMPARE(needsWinner(sketch.competition(), fixture), mustBeWon);
    Encounter level{{{6, 4}, {4, 6}, {5, 5}}, false, false, {}, {}};
    const auto enter = [&] {
        return sketch.act(
            {ResultEntered{fixture.id, told(fixture, level, mustBeWon), std::nullopt}, {}});
    };
    if (!mustBeWon) {
        QCOMPARE(enter(), QString());
        return;
    }
    QVERIFY(!enter().isEmpty());
    level.awayOut = true;
    QCOMPARE(enter(), QString());
    QCOMPARE(championOf(sketch.league(), sketch.competition()), fixture.home);
}

void TestSkirmishLeague::isPlayedByItsOwnGame_data()
{
    QTest::addColumn<QString>("league");
    QTest::addColumn<QString>("competition");
    QTest::addColumn<QString>("code");
    QTest::newRow("skirmishes") << u"skirmish"_s << u"skirmish"_s << QString();
    QTest::newRow("matches") << u"match"_s << u"match"_s << QString();
    QTest::newRow("matches among skirmishes") << u"skirmish"_s << u"match"_s << u"other-game"_s;
    QTest::newRow("skirmishes among matches") << u"match"_s << u"skirmish"_s << u"other-game"_s;
    QTest::newRow("something else") << u"match"_s << u"chess"_s << u"bad-competition"_s;
}

void TestSkirmishLeague::isPlayedByItsOwnGame()
{
    QFETCH(QString, league);
    QFETCH(QString, competition);
    QFETCH(QString, code);
    CompetitionRules first;
    first.game = league;
    LeagueSketch sketch(2, first);
    CompetitionRules rules;
    rules.name = u"Other"_s;
    rules.game = competition;
    QCOMPARE(sketch.act({CompetitionAdded{CompetitionId(u"c2"_s), rules}, {}}), code);
}

void TestSkirmishLeague::isKeptExportedAndChecked()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"shadespire"_s);
    QCOMPARE(league.league().currentRules().game, u"skirmish"_s);
    for (int i = 1; i <= 4; ++i)
        LeagueHouse::expectAct(
            house.leagues().registerPaperTeam(league, u"Band %1"_s.arg(i), u"Player %1"_s.arg(i)));
    house.begin(league, skirmishRules(PhaseFormat::Swiss));
    house.drawAndPublish(league);
    for (const FixtureId &id : LeagueHouse::open(league)) {
        const FixtureOutcome outcome
            = told(*league.league().fixture(id), {{{6, 4}, {9, 6}}, false, false, {}, {}}, false);
        LeagueHouse::expectAct(league.act(ResultEntered{id, outcome, std::nullopt}));
    }
    QVERIFY(must(house.leagues().check(league.id())).empty());
    const auto exported = must(house.leagues().exported(league.id()));
    LeagueHouse other;
    const OpenLeague again = must(other.leagues().open(must(other.leagues().import(exported))));
    QVERIFY(again.league() == league.league());
    const auto prizes
        = must(house.leagues().proposedPrizes(league, league.league().seasons.front().id));
    Q_UNUSED(prizes)
    // No match of teams is played here.
    QVERIFY(!house.leagues().startMatch(league, FixtureId(u"f1"_s)));
}

void TestSkirmishLeague::saysGamesAndGlory()
{
    CompetitionRules rules = skirmishRules(PhaseFormat::RoundRobin);
    rules.needsWinners = true;
    rules.points = u"0-0-0"_s;
    LeagueSketch sketch(2, rules);
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const LeagueFixture fixture = sketch.round(1).fixtures.front();
    sketch.must(
        {ResultEntered{fixture.id, told(fixture, {{{6, 4}, {9, 6}}, false, false, {}, {}}, true),
                       std::nullopt},
         {}});
    const QString why = must(whyThere(sketch.league(), sketch.competition(), fixture.home));
    QVERIFY2(why.contains(u"the difference of games"_s), qPrintable(why));
}

QTEST_GUILESS_MAIN(TestSkirmishLeague)
#include "tst_skirmishleague.moc"
