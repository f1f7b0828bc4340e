// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/lot.h"
#include "core/league/standings.h"
#include "tests/league/leaguebuilder.h"
#include "tests/support/scripteddice.h"

using namespace dugout;
using namespace Qt::StringLiterals;

class TestStandings final : public QObject
{
    Q_OBJECT

private slots:
    void countsEverything();
    void partsWhoAreLevel_data();
    void partsWhoAreLevel();
    void countsOpponentsAsTheLeagueSays_data();
    void countsOpponentsAsTheLeagueSays();
    void countsByesAsTheLeagueSays_data();
    void countsByesAsTheLeagueSays();
    void aByeThatIsNothingGivesNothing();
    void meetingsOfSomeDecideWhereTheLeagueSaysSo();
    void looksAtTheTeams_data();
    void looksAtTheTeams();
    void countsTheBestResults();
    void addsPointsByHand();
    void keepsAFractionExact();
    void letsTeamsLeave_data();
    void letsTeamsLeave();
    void refusesWhatMakesNoSense_data();
    void refusesWhatMakesNoSense();
    void refusesCountsBelowNothing();
    void namesTheMatchAFormulaFailsIn();
    void readsTieBreaks_data();
    void readsTieBreaks();
};

namespace {

StandingsRules rulesWith(const QString &points, const QString &tieBreaks)
{
    StandingsRules rules;
    rules.points = *PointsFormula::parse(points);
    rules.tieBreaks = *parseTieBreaks(tieBreaks);
    return rules;
}

StandingsInput inputOf(const QString &entrants, const QString &results)
{
    return {entrantsNamed(entrants), resultsFrom(results), {}, {}};
}

Standings table(const StandingsInput &input, const StandingsRules &rules)
{
    const auto standings = computeStandings(input, rules);
    if (!standings)
        qFatal("%s", qPrintable(standings.error().message));
    return *standings;
}

/// "3 -1/2 none": the first tie-break of every row, from the top.
QString valuesIn(const Standings &standings)
{
    QStringList values;
    for (const StandingRow &row : standings.rows)
        values.append(row.tieBreaks.front() ? row.tieBreaks.front()->toString() : u"none"_s);
    return values.join(u' ');
}

} // namespace

void TestStandings::countsEverything()
{
    const Standings standings
        = table(inputOf(u"a b c"_s, u"a b 2-1 3:0,b c 1-1 0:2,c bye,a c forfeit 2-0"_s),
                rulesWith(u"3-1-0"_s, u"td-difference"_s));
    QCOMPARE(placesIn(standings), u"1 a, 2 c, 3 b"_s);
    const StandingRow &a = standings.rows[0];
    QCOMPARE(a.points, Rational(6));
    QCOMPARE((std::vector{a.played, a.won, a.drawn, a.lost, a.byes}), (std::vector{2, 2, 0, 0, 0}));
    QCOMPARE((std::vector{a.td, a.tdAgainst, a.cas, a.casAgainst}), (std::vector{4, 1, 3, 0}));
    const StandingRow &c = standings.rows[1];
    QCOMPARE(c.points, Rational(4));
    QCOMPARE((std::vector{c.played, c.won, c.drawn, c.lost, c.byes}), (std::vector{3, 1, 1, 1, 1}));
    QCOMPARE((std::vector{c.td, c.tdAgainst, c.cas, c.casAgainst}), (std::vector{1, 3, 2, 0}));
    QVERIFY(!standings.find(EntrantId(u"nobody"_s)));
    QCOMPARE(standings.find(EntrantId(u"b"_s))->lost, 1);
}

void TestStandings::partsWhoAreLevel_data()
{
    QTest::addColumn<QString>("entrants");
    QTest::addColumn<QString>("results");
    QTest::addColumn<QString>("tieBreaks");
    QTest::addColumn<QString>("places");
    QTest::addColumn<QString>("values");

    const QString beaten = u"b a 1-0,a c 5-0"_s;
    QTest::newRow("nothing is asked")
        << u"a b c"_s << beaten << QString() << u"1 a, 1 b, 3 c"_s << QString();
    QTest::newRow("head-to-head") << u"a b c"_s << beaten << u"head-to-head"_s << u"1 b, 2 a, 3 c"_s
                                  << u"3 0 none"_s;
    QTest::newRow("difference before head-to-head")
        << u"a b c"_s << beaten << u"td-difference head-to-head"_s << u"1 a, 2 b, 3 c"_s
        << u"4 1 -5"_s;
    const QString ring = u"b a 1-0,a c 3-0,c b 1-0"_s;
    QTest::newRow("head-to-head in a ring")
        << u"a b c"_s << ring << u"head-to-head"_s << u"1 a, 1 b, 1 c"_s << u"3 3 3"_s;
    QTest::newRow("head-to-head in a ring, then touchdowns")
        << u"a b c"_s << ring << u"head-to-head td-difference"_s << u"1 a, 2 b, 3 c"_s
        << u"3 3 3"_s;
    QTest::newRow("head-to-head of three, two stay level")
        << u"a b c d e f"_s
        << u"a b 1-0,a c 1-0,b c 0-0,b d 2-0,b e 0-0,b f 0-0,c d 1-0,c e 0-0,c f 0-0"_s
        << u"head-to-head td"_s << u"1 a, 2 b, 3 c, 4 e, 4 f, 6 d"_s << u"6 1 1 none none none"_s;
    QTest::newRow("head-to-head where not all have met")
        << u"a b c d"_s << u"a b 1-0,b d 4-0,c d 1-0"_s << u"head-to-head td-difference"_s
        << u"1 b, 2 a, 2 c, 4 d"_s << u"none none none none"_s;
    QTest::newRow("wins") << u"a b c d e"_s << u"a c 0-0,a d 0-0,a e 0-0,b c 1-0"_s << u"wins"_s
                          << u"1 b, 2 a, 3 c, 3 d, 3 e"_s << u"1 0 0 0 0"_s;
    QTest::newRow("win ratio") << u"a b c d"_s << u"a c 1-0,c a 1-0,d a 1-0,b d 2-0,d b 1-0"_s
                               << u"win-ratio"_s << u"1 d, 2 b, 2 c, 4 a"_s << u"2/3 1/2 1/2 1/3"_s;
    QTest::newRow("touchdown difference")
        << u"a b c d"_s << u"a c 5-4,b d 3-1"_s << u"td-difference"_s << u"1 b, 2 a, 3 c, 4 d"_s
        << u"2 1 -1 -2"_s;
    QTest::newRow("touchdowns") << u"a b c d"_s << u"a c 3-1,b d 5-4"_s << u"td"_s
                                << u"1 b, 2 a, 3 d, 4 c"_s << u"5 3 4 1"_s;
    QTest::newRow("casualty difference")
        << u"a b c d"_s << u"a c 1-0 5:5,b d 1-0 2:1"_s << u"cas-difference"_s
        << u"1 b, 2 a, 3 c, 4 d"_s << u"1 0 0 -1"_s;
    QTest::newRow("casualties") << u"a b c d"_s << u"a c 1-0 2:1,b d 1-0 5:5"_s << u"cas"_s
                                << u"1 b, 2 a, 3 d, 4 c"_s << u"5 2 5 1"_s;
    QTest::newRow("both differences")
        << u"a b c d"_s << u"a c 4-0 0:3,b d 1-0 2:1"_s << u"difference-sum"_s
        << u"1 b, 2 a, 3 c, 4 d"_s << u"2 1 -1 -2"_s;
    QTest::newRow("opponents") << u"a b c d"_s << u"a c 1-0,b d 1-0,c d 2-0"_s << u"opponents"_s
                               << u"1 a, 1 c, 3 b, 4 d"_s << u"3 3 0 6"_s;
    QTest::newRow("opponents counted once a match")
        << u"a b c d"_s << u"a c 1-0,c a 1-0,b d 1-0"_s << u"opponents"_s << u"1 a, 1 c, 3 b, 4 d"_s
        << u"6 6 0 3"_s;
    QTest::newRow("Sonneborn-Berger")
        << u"a b c d"_s << u"a c 1-0,b d 1-0,c d 2-0,a b 0-0"_s << u"sonneborn-berger"_s
        << u"1 a, 2 b, 3 c, 4 d"_s << u"5 2 0 0"_s;
    QTest::newRow("the next one decides")
        << u"a b c d"_s << u"a c 2-1 0:0,b d 2-1 1:0"_s << u"td-difference td cas"_s
        << u"1 b, 2 a, 3 c, 3 d"_s << u"1 1 -1 -1"_s;
    QTest::newRow("a double forfeit is lost by both")
        << u"a b c d"_s << u"a b double,c d 0-0"_s << u"td-difference"_s << u"1 c, 1 d, 3 a, 3 b"_s
        << u"0 0 0 0"_s;
}

void TestStandings::partsWhoAreLevel()
{
    QFETCH(QString, entrants);
    QFETCH(QString, results);
    QFETCH(QString, tieBreaks);
    QFETCH(QString, places);
    QFETCH(QString, values);
    const Standings standings = table(inputOf(entrants, results), rulesWith(u"3-1-0"_s, tieBreaks));
    QCOMPARE(placesIn(standings), places);
    if (!tieBreaks.isEmpty())
        QCOMPARE(valuesIn(standings), values);
}

void TestStandings::countsOpponentsAsTheLeagueSays_data()
{
    QTest::addColumn<QString>("tieBreak");
    QTest::addColumn<int>("bye");
    QTest::addColumn<int>("forfeit");
    QTest::addColumn<QString>("ofA");
    QTest::addColumn<QString>("ofB");
    const auto credit = [](OpponentCredit each) { return static_cast<int>(each); };
    const int real = credit(OpponentCredit::Real);
    const int nothing = credit(OpponentCredit::Nothing);
    const int own = credit(OpponentCredit::OwnPoints);
    const int average = credit(OpponentCredit::Average);
    // a has a bye and loses to c: 3 points. b beats c by forfeit and d on the pitch: 6 points.
    // c 3, d 0; the four have 12 points, three on average.
    QTest::newRow("bye nothing, forfeit real")
        << u"opponents"_s << nothing << real << u"3"_s << u"3"_s;
    QTest::newRow("bye real is nobody") << u"opponents"_s << real << real << u"3"_s << u"3"_s;
    QTest::newRow("both nothing") << u"opponents"_s << nothing << nothing << u"3"_s << u"0"_s;
    QTest::newRow("both own") << u"opponents"_s << own << own << u"6"_s << u"6"_s;
    QTest::newRow("both average") << u"opponents"_s << average << average << u"6"_s << u"3"_s;
    QTest::newRow("Sonneborn-Berger, bye nothing")
        << u"sonneborn-berger"_s << nothing << real << u"0"_s << u"3"_s;
    QTest::newRow("Sonneborn-Berger, bye own")
        << u"sonneborn-berger"_s << own << own << u"3"_s << u"6"_s;
    QTest::newRow("Sonneborn-Berger, both average")
        << u"sonneborn-berger"_s << average << average << u"3"_s << u"3"_s;
}

void TestStandings::countsOpponentsAsTheLeagueSays()
{
    QFETCH(QString, tieBreak);
    QFETCH(int, bye);
    QFETCH(int, forfeit);
    QFETCH(QString, ofA);
    QFETCH(QString, ofB);
    StandingsRules rules = rulesWith(u"3-1-0"_s, tieBreak);
    rules.byeOpponent = static_cast<OpponentCredit>(bye);
    rules.forfeitOpponent = static_cast<OpponentCredit>(forfeit);
    const Standings standings
        = table(inputOf(u"a b c d"_s, u"a bye,c a 1-0,b c forfeit 2-0,b d 1-0"_s), rules);
    QCOMPARE(standings.find(EntrantId(u"a"_s))->tieBreaks.front()->toString(), ofA);
    QCOMPARE(standings.find(EntrantId(u"b"_s))->tieBreaks.front()->toString(), ofB);
}

void TestStandings::countsByesAsTheLeagueSays_data()
{
    QTest::addColumn<int>("bye");
    QTest::addColumn<QString>("points");
    QTest::addColumn<QString>("counts");
    QTest::newRow("won") << static_cast<int>(LeagueOutcome::Won) << u"3"_s << u"1 1 0 0 2"_s;
    QTest::newRow("drawn") << static_cast<int>(LeagueOutcome::Drawn) << u"1"_s << u"1 0 1 0 2"_s;
    QTest::newRow("lost") << static_cast<int>(LeagueOutcome::Lost) << u"0"_s << u"1 0 0 1 2"_s;
    QTest::newRow("nothing") << static_cast<int>(LeagueOutcome::None) << u"0"_s << u"0 0 0 0 0"_s;
}

void TestStandings::countsByesAsTheLeagueSays()
{
    QFETCH(int, bye);
    QFETCH(QString, points);
    QFETCH(QString, counts);
    StandingsRules rules = rulesWith(u"3-1-0"_s, u"win-ratio"_s);
    rules.bye = static_cast<LeagueOutcome>(bye);
    const Standings standings = table(inputOf(u"a"_s, u"a bye 2-0"_s), rules);
    const StandingRow &row = standings.rows.front();
    QCOMPARE(row.points.toString(), points);
    QCOMPARE(
        u"%1 %2 %3 %4 %5"_s.arg(row.played).arg(row.won).arg(row.drawn).arg(row.lost).arg(row.td),
        counts);
    QCOMPARE(row.byes, 1);
}

/// Whatever the formula gives to everybody who neither won nor lost.
void TestStandings::aByeThatIsNothingGivesNothing()
{
    const auto pointsBy = [](const QString &formula) {
        StandingsRules rules = rulesWith(formula, u"win-ratio"_s);
        rules.bye = LeagueOutcome::None;
        return table(inputOf(u"a"_s, u"a bye 2-0"_s), rules).rows.front().points.toString();
    };
    QCOMPARE(pointsBy(u"2*won + drawn + 1"_s), u"0"_s);
    QCOMPARE(pointsBy(u"if(won, 10, if(drawn, 5, 3))"_s), u"0"_s);
    QCOMPARE(pointsBy(u"3*won + drawn + 2*bye"_s), u"2"_s);
}

void TestStandings::meetingsOfSomeDecideWhereTheLeagueSaysSo()
{
    StandingsRules rules = rulesWith(u"3-1-0"_s, u"head-to-head td-difference"_s);
    rules.headToHeadNeedsAll = false;
    const Standings standings = table(inputOf(u"a b c d"_s, u"a b 1-0,b d 4-0,c d 1-0"_s), rules);
    QCOMPARE(placesIn(standings), u"1 a, 2 b, 3 c, 4 d"_s);
    QCOMPARE(valuesIn(standings), u"3 0 0 none"_s);
}

void TestStandings::looksAtTheTeams_data()
{
    QTest::addColumn<QString>("tieBreak");
    QTest::addColumn<QString>("places");
    QTest::newRow("team value") << u"team-value"_s << u"1 b, 2 c, 3 a"_s;
    QTest::newRow("fan factor") << u"fan-factor"_s << u"1 c, 2 a, 3 b"_s;
    QTest::newRow("treasury") << u"treasury"_s << u"1 a, 2 b, 2 c"_s;
    QTest::newRow("lot") << u"lot"_s << u"1 c, 2 a, 3 b"_s;
}

void TestStandings::looksAtTheTeams()
{
    QFETCH(QString, tieBreak);
    QFETCH(QString, places);
    StandingsInput input = inputOf(u"a b c"_s, {});
    const auto give = [&input](size_t place, std::array<int, 4> figures) {
        Entrant &entrant = input.entrants[place];
        entrant.teamValue = figures[0];
        entrant.fanFactor = figures[1];
        entrant.treasury = figures[2];
        entrant.lot = figures[3];
    };
    give(0, {1'000'000, 5, 90'000, 2});
    give(1, {1'800'000, 4, 10'000, 0}); // joined after the lots were drawn
    give(2, {1'200'000, 9, 10'000, 1});
    QCOMPARE(placesIn(table(input, rulesWith(u"3-1-0"_s, tieBreak))), places);
}

void TestStandings::countsTheBestResults()
{
    StandingsRules rules = rulesWith(u"3-1-0"_s, u"wins"_s);
    rules.bestResults = 2;
    const Standings standings
        = table(inputOf(u"a b"_s, u"a b 1-0,a b 0-1,a b 1-0,a b 1-0,a b 2-2"_s), rules);
    QCOMPARE(standings.rows[0].points, Rational(6));
    QCOMPARE(standings.rows[0].won, 3);
    QCOMPARE(standings.rows[1].points, Rational(4));
}

void TestStandings::addsPointsByHand()
{
    StandingsInput input = inputOf(u"a b"_s, u"a b 1-0"_s);
    input.handPoints = {{EntrantId(u"b"_s), Rational(5), u"fair play"_s},
                        {EntrantId(u"b"_s), Rational(-1), u"late"_s}};
    const Standings standings = table(input, rulesWith(u"3-1-0"_s, {}));
    QCOMPARE(placesIn(standings), u"1 b, 2 a"_s);
    QCOMPARE(standings.rows[0].points, Rational(4));
    QCOMPARE(standings.rows[0].handPoints, Rational(4));
    input.handPoints.front().reason = u"  "_s;
    QCOMPARE(computeStandings(input, {}).error().code, ErrorCode::PointsWithoutReason);
}

void TestStandings::keepsAFractionExact()
{
    const Standings standings = table(inputOf(u"a b c"_s, u"a c 1-0,a c 1-0,a c 1-0,b c 3-0"_s),
                                      rulesWith(u"td/3"_s, {}));
    QCOMPARE(placesIn(standings), u"1 a, 1 b, 3 c"_s);
    QCOMPARE(standings.rows[0].points, Rational(1));
}

void TestStandings::letsTeamsLeave_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<QString>("places");
    QTest::addColumn<QString>("points");
    // c beat a and b, and lost to d.
    QTest::newRow("kept") << static_cast<int>(LeftResults::Kept) << u"1 c, 2 d, 3 a, 4 b"_s
                          << u"6 3 3 0"_s;
    QTest::newRow("voided") << static_cast<int>(LeftResults::Voided) << u"1 a, 2 d, 3 b, 4 c"_s
                            << u"3 0 0 0"_s;
    QTest::newRow("awarded") << static_cast<int>(LeftResults::Awarded) << u"1 a, 2 d, 3 b, 4 c"_s
                             << u"6 3 3 0"_s;
}

void TestStandings::letsTeamsLeave()
{
    QFETCH(int, left);
    QFETCH(QString, places);
    QFETCH(QString, points);
    StandingsInput input = inputOf(u"a b c d"_s, u"c a 3-0 1:0,b c 0-2,d c 4-1,a b 1-0"_s);
    input.withdrawals = {{EntrantId(u"c"_s), static_cast<LeftResults>(left)}};
    const Standings standings = table(input, rulesWith(u"3-1-0"_s, u"td-difference"_s));
    QCOMPARE(placesIn(standings), places);
    QStringList given;
    for (const StandingRow &row : standings.rows)
        given.append(row.points.toString());
    QCOMPARE(given.join(u' '), points);
    QVERIFY(standings.find(EntrantId(u"c"_s))->withdrawn);
    QVERIFY(!standings.find(EntrantId(u"a"_s))->withdrawn);
    if (static_cast<LeftResults>(left) == LeftResults::Awarded) {
        QCOMPARE(standings.find(EntrantId(u"a"_s))->td, 3); // 2-0 awarded and 1-0 played
        QCOMPARE(standings.find(EntrantId(u"c"_s))->cas, 0);
    }
}

void TestStandings::refusesWhatMakesNoSense_data()
{
    QTest::addColumn<QString>("results");
    QTest::addColumn<QString>("code");
    QTest::newRow("unknown") << u"a z 1-0"_s << u"no-such-entrant"_s;
    QTest::newRow("unknown with a bye") << u"z bye"_s << u"no-such-entrant"_s;
    QTest::newRow("itself") << u"a a 1-0"_s << u"against-itself"_s;
    QTest::newRow("too much") << u"a b 10000-0"_s << u"count-out-of-range"_s;
    QTest::newRow("forfeit without a winner") << u"a b forfeit"_s << u"forfeit-without-winner"_s;
}

void TestStandings::refusesWhatMakesNoSense()
{
    QFETCH(QString, results);
    QFETCH(QString, code);
    const auto standings = computeStandings(inputOf(u"a b"_s, results), {});
    QVERIFY(!standings);
    QCOMPARE(errorWord(standings.error().code), code);
    QVERIFY(standings.error().message.startsWith(u"Round 1, "_s));
}

void TestStandings::refusesCountsBelowNothing()
{
    FixtureResult result = resultFrom(u"a b 1-0"_s, 1);
    QVERIFY(checkResult(result));
    result.cas = -1;
    QCOMPARE(checkResult(result).error().code, ErrorCode::CountOutOfRange);
    result = resultFrom(u"a b 1-0"_s, -1);
    QCOMPARE(checkResult(result).error().code, ErrorCode::RoundOutOfRange);
    result = resultFrom(u"a b 1-0"_s, 1);
    result.kind = ResultKind::Bye;
    QCOMPARE(checkResult(result).error().code, ErrorCode::ByeWithOpponent);
}

void TestStandings::namesTheMatchAFormulaFailsIn()
{
    const auto standings
        = computeStandings(inputOf(u"a b"_s, u"a b 1-1,b a 2-0"_s), rulesWith(u"1/td"_s, {}));
    QVERIFY(!standings);
    QCOMPARE(standings.error().message, u"Round 2, b – a: the formula divides by zero."_s);
}

void TestStandings::readsTieBreaks_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<int>("count");
    QTest::newRow("none") << QString() << 0;
    QTest::newRow("commas") << u"wins,td,cas"_s << 3;
    QTest::newRow("commas and room") << u" Wins, TD "_s << 2;
    QTest::newRow("all") << tieBreakIds().join(u',') << 14;
    QTest::newRow("unknown") << u"wins,luck"_s << -1;
    QTest::newRow("twice") << u"td,td"_s << -1;
}

void TestStandings::readsTieBreaks()
{
    QFETCH(QString, list);
    QFETCH(int, count);
    const auto tieBreaks = parseTieBreaks(list);
    QCOMPARE(tieBreaks.has_value(), count >= 0);
    if (tieBreaks)
        QCOMPARE(static_cast<int>(tieBreaks->size()), count);
}

QTEST_GUILESS_MAIN(TestStandings)
#include "tst_standings.moc"
