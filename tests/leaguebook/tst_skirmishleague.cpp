// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leaguebytes.h"
#include "core/leaguebook/looks/packedresults.h"
#include "core/skirmish/randomskirmish.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/leaguebook/leaguesketch.h"
#include "tests/support/teambuilder.h"
#include "tests/support/thrownaway.h"

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
    void isPlayedFromItsFixture_data();
    void isPlayedFromItsFixture();
    void beginsAnewWhereItsGameIsGone();
    void takesWhatASkirmishSays_data();
    void takesWhatASkirmishSays();
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

/// Two bands that are about to meet.
OpenLeague bandsAboutToMeet(LeagueHouse &house, PhaseFormat format)
{
    OpenLeague league = house.found(u"shadespire"_s);
    for (const QString &name : {u"Band 1"_s, u"Band 2"_s})
        LeagueHouse::expectAct(house.leagues().registerPaperTeam(league, name, name));
    house.begin(league, skirmishRules(format));
    house.drawAndPublish(league);
    return league;
}

SkirmishSetup brought(LeagueHouse &house)
{
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = false;
    const auto ruleset = must(house.club().library().load(u"shadespire"_s));
    return randomSetup(*ruleset, wanted, house.dice());
}

/// To its end, as chance has it.
void playOn(OpenGame<SkirmishGame> &game, RandomSource &dice)
{
    constexpr int most = 20'000;
    for (int i = 0; i < most && !game.isFinished(); ++i)
        LeagueHouse::expectAct(game.act({randomAnswerOf(game.prompts(), dice)}));
    QVERIFY(game.isFinished());
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
    QVERIFY2(why.contains(u"difference of games"_s), qPrintable(why));
}

void TestSkirmishLeague::isPlayedFromItsFixture_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("tieBreak");
    QTest::newRow("round robin") << static_cast<int>(PhaseFormat::RoundRobin) << u"draw"_s;
    QTest::newRow("knock-out") << static_cast<int>(PhaseFormat::KnockOut) << u"ladder"_s;
}

void TestSkirmishLeague::isPlayedFromItsFixture()
{
    QFETCH(int, format);
    QFETCH(QString, tieBreak);
    LeagueHouse house;
    OpenLeague league = bandsAboutToMeet(house, static_cast<PhaseFormat>(format));
    const FixtureId id = LeagueHouse::open(league).front();
    const JournalId match = must(house.leagues().startSkirmish(league, id, brought(house)));
    QCOMPARE(league.league().fixture(id)->match, match);
    QVERIFY(!house.leagues().startSkirmish(league, id, brought(house))); // it is being played
    auto game = must(house.club().skirmishes().open(match));
    const SkirmishSetup &setup = game->game().setup();
    QCOMPARE(setup.seats[0].name, teamName(league.league(), league.league().fixture(id)->home));
    QVERIFY(std::get<bool>(setup.options.at(OptionId(u"best-of-three"_s))));
    QCOMPARE(std::get<QString>(setup.options.at(OptionId(u"match-tie-break"_s))), tieBreak);
    playOn(*game, house.dice());
    LeagueHouse::expectAct(league.refresh());
    const auto entered = league.league().fixture(id)->outcome;
    QVERIFY(entered && entered->encounter);
    QCOMPARE(entered->source, ResultSource::Match);
    const SkirmishState &end = game->session().state();
    QCOMPARE(entered->encounter->games.size(), end.results.size());
    QCOMPARE(entered->result.cas, gloryOfAll(end.results, 0));
    QCOMPARE(winnerOf(entered->result),
             end.matchWinner == noSeat  ? FixtureSide::Neither
                 : end.matchWinner == 0 ? FixtureSide::Home
                                        : FixtureSide::Away);
    QVERIFY(must(house.leagues().check(league.id())).empty());
    // What playing on would change in the league is said beforehand.
    const auto told = must(house.club().skirmishes().told(match, {LogAction::Kind::Undo, {}, {}}));
    QCOMPARE(told.withdrawn, (std::vector{match}));
    QVERIFY(!house.leagues().consequences(told).isEmpty());
    QVERIFY(league.league().fixture(id)->outcome);
    // Played on, it has no result; over again, it has the same.
    QVERIFY(game->undo());
    LeagueHouse::expectAct(league.refresh());
    QVERIFY(!league.league().fixture(id)->outcome);
    QVERIFY(game->redo());
    LeagueHouse::expectAct(league.refresh());
    QVERIFY(league.league().fixture(id)->outcome->encounter == entered->encounter);
    QVERIFY(must(house.leagues().check(league.id())).empty());
    LeagueHouse other;
    const auto exported = must(house.leagues().exported(league.id()));
    const OpenLeague again = must(other.leagues().open(must(other.leagues().import(exported))));
    QVERIFY(again.league() == league.league());
    QVERIFY(must(other.leagues().check(again.id())).empty());
}

void TestSkirmishLeague::beginsAnewWhereItsGameIsGone()
{
    LeagueHouse house;
    OpenLeague league = bandsAboutToMeet(house, PhaseFormat::RoundRobin);
    const FixtureId id = LeagueHouse::open(league).front();
    const JournalId match = must(house.leagues().startSkirmish(league, id, brought(house)));
    const auto warband
        = must(house.club().skirmishes().look(match)).session.game().setup().seats[0];
    QCOMPARE(must(house.leagues().skirmishFor(league.league(), league.id(), id)).seats[0].warband,
             warband.warband); // what was brought last comes first
    QVERIFY(!house.leagues().isMatchGone(*league.league().fixture(id)));
    LeagueHouse::expectAct(throwAwayGame(house.leagues().bin(), match));
    QVERIFY(house.leagues().isMatchGone(*league.league().fixture(id)));
    const JournalId next = must(house.leagues().startSkirmish(league, id, brought(house)));
    QCOMPARE(league.league().fixture(id)->match, next);
}

void TestSkirmishLeague::takesWhatASkirmishSays_data()
{
    QTest::addColumn<QList<int>>("glory"); ///< game by game, home and away
    QTest::addColumn<bool>("homeOut");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<bool>("mustBeWon");
    QTest::addColumn<int>("winner");
    const auto side = [](FixtureSide which) { return static_cast<int>(which); };
    QTest::newRow("two games") << QList<int>{6, 4, 7, 2} << false << u"wins"_s << true
                               << side(FixtureSide::Home);
    QTest::newRow("level, a draw will do")
        << QList<int>{6, 4, 4, 6, 5, 5} << true << u"draw"_s << false << side(FixtureSide::Neither);
    QTest::newRow("all glory") << QList<int>{6, 4, 4, 7, 5, 5} << false << u"total-glory"_s << true
                               << side(FixtureSide::Away);
    QTest::newRow("a band that is gone") << QList<int>{6, 4, 4, 6, 5, 5} << true << u"wiped-out"_s
                                         << true << side(FixtureSide::Away);
    QTest::newRow("sudden death") << QList<int>{6, 4, 4, 6, 5, 5} << false << u"sudden-death"_s
                                  << true << side(FixtureSide::Home);
    QTest::newRow("the roll-off") << QList<int>{6, 4, 4, 6, 5, 5} << false << u"roll-off"_s << true
                                  << side(FixtureSide::Home);
}

void TestSkirmishLeague::takesWhatASkirmishSays()
{
    QFETCH(QList<int>, glory);
    QFETCH(bool, homeOut);
    QFETCH(QString, reason);
    QFETCH(bool, mustBeWon);
    QFETCH(int, winner);
    EndedSkirmish end;
    end.winner = 0;
    end.reason = reason;
    for (qsizetype i = 0; i + 1 < glory.size(); i += 2) {
        GameResult game;
        game.standings = {{glory[i], homeOut, 0}, {glory[i + 1], false, 0}};
        game.winners = {0, 1};
        if (glory[i] != glory[i + 1])
            game.winners = {glory[i] > glory[i + 1] ? 0 : 1};
        end.games.push_back(game);
    }
    LeagueFixture fixture;
    fixture.home = EntrantId(u"home"_s);
    fixture.away = EntrantId(u"away"_s);
    const FixtureOutcome outcome = must(outcomeOf(end, fixture, mustBeWon));
    QCOMPARE(static_cast<int>(winnerOf(outcome.result)), winner);
}

QTEST_GUILESS_MAIN(TestSkirmishLeague)
#include "tst_skirmishleague.moc"
