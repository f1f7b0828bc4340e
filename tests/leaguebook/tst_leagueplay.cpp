// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/leaguebook/leaguesketch.h"

using namespace dugout;
using namespace Qt::StringLiterals;

class TestLeaguePlay final : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatIsPlayedOut_data();
    void everyFormatIsPlayedOut();
    void drawsAgainWhatCanBeOtherwise_data();
    void drawsAgainWhatCanBeOtherwise();
    void groupsLeadToPlayOffs();
    void nobodyWinsWhileRoundsAreMissing();
    void bestOfThreeTakesTwoWins();
    void recordsAddUp();
    void crossTablesHaveEveryResult();
    void saysWhy();
};

void TestLeaguePlay::everyFormatIsPlayedOut_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("teams");
    QTest::addColumn<int>("matches");
    QTest::newRow("round robin, 2") << int(PhaseFormat::RoundRobin) << 2 << 1;
    QTest::newRow("round robin, 7") << int(PhaseFormat::RoundRobin) << 7 << 21;
    QTest::newRow("round robin, 12") << int(PhaseFormat::RoundRobin) << 12 << 66;
    QTest::newRow("swiss, 9") << int(PhaseFormat::Swiss) << 9 << 20;
    QTest::newRow("swiss, 32") << int(PhaseFormat::Swiss) << 32 << 80;
    QTest::newRow("knock-out, 8") << int(PhaseFormat::KnockOut) << 8 << 7;
    QTest::newRow("knock-out, 11") << int(PhaseFormat::KnockOut) << 11 << 10;
}

void TestLeaguePlay::everyFormatIsPlayedOut()
{
    QFETCH(int, format);
    QFETCH(int, teams);
    QFETCH(int, matches);
    CompetitionRules rules = rulesOf(static_cast<PhaseFormat>(format));
    rules.phases.front().rounds = 5;
    LeagueSketch sketch(teams, rules);
    sketch.playOut();
    QVERIFY(isPlayedOut(sketch.competition()));
    QCOMPARE(sketch.draw(), u"played-out"_s);
    int played = 0;
    for (const FixtureResult &each : resultsOf(sketch.competition()))
        played += each.kind == ResultKind::Played ? 1 : 0;
    QCOMPARE(played, matches);
    const auto folded = foldLeague(sketch.events());
    QVERIFY(folded);
    QVERIFY(*folded == sketch.league());
    if (static_cast<PhaseFormat>(format) == PhaseFormat::KnockOut)
        QVERIFY(!championOf(sketch.league(), sketch.competition()).isEmpty());
}

void TestLeaguePlay::drawsAgainWhatCanBeOtherwise_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("later"); ///< also once a round is published and the next is drawn
    QTest::newRow("round robin") << int(PhaseFormat::RoundRobin) << false;
    QTest::newRow("swiss") << int(PhaseFormat::Swiss) << true;
    QTest::newRow("knock-out") << int(PhaseFormat::KnockOut) << false;
}

void TestLeaguePlay::drawsAgainWhatCanBeOtherwise()
{
    QFETCH(int, format);
    QFETCH(bool, later);
    CompetitionRules rules = rulesOf(static_cast<PhaseFormat>(format));
    rules.phases.front().rounds = 3;
    LeagueSketch sketch(4, rules);
    QVERIFY(!canDrawAgain(sketch.competition()));
    QCOMPARE(sketch.draw(), QString());
    QVERIFY(canDrawAgain(sketch.competition()));
    QCOMPARE(sketch.draw(), QString());
    sketch.must({RoundPublished{sketch.competition().id, 1, 0}, {}});
    sketch.playOpen();
    if (static_cast<PhaseFormat>(format) != PhaseFormat::RoundRobin)
        QCOMPARE(sketch.draw(), QString());
    QCOMPARE(canDrawAgain(sketch.competition()), later);
    QCOMPARE(sketch.draw().isEmpty(), later);
}

void TestLeaguePlay::groupsLeadToPlayOffs()
{
    CompetitionRules rules;
    rules.tieBreaks.push_back(TieBreak::Lot);
    rules.phases.front().divisions = 4;
    PhaseRules playOffs;
    playOffs.format = PhaseFormat::KnockOut;
    playOffs.places = 2;
    playOffs.thirdPlace = true;
    rules.phases.push_back(playOffs);
    LeagueSketch sketch(16, rules);
    LotsDrawn lots{sketch.competition().id, {}};
    for (int i = 1; i <= 16; ++i)
        lots.order.push_back(LeagueSketch::team(i));
    sketch.must({lots, {}});
    sketch.playOut();
    QCOMPARE(sketch.competition().phases[0].divisions.size(), size_t(4));
    QCOMPARE(sketch.competition().phases[1].seeds.size(), size_t(8));
    const std::vector<BracketTie> ties = bracketOf(sketch.competition(), 1);
    QCOMPARE(ties.size(), size_t(4 + 2 + 2));
    const EntrantId champion = championOf(sketch.league(), sketch.competition());
    QVERIFY(!champion.isEmpty());
    for (int division = 0; division < 4; ++division) {
        const auto standings = standingsOf(sketch.league(), sketch.competition(), {0, division});
        QVERIFY(standings);
        QCOMPARE(standings->rows.size(), size_t(4));
        QCOMPARE(standings->rows.front().played, 3);
    }
}

/// So it looks to a coach who is not shown the rounds that are drawn and not published.
void TestLeaguePlay::nobodyWinsWhileRoundsAreMissing()
{
    LeagueSketch sketch(4, rulesOf(PhaseFormat::RoundRobin));
    QCOMPARE(sketch.draw(), QString());
    QVERIFY(!lacksRounds(sketch.competition()));
    while (sketch.competition().roundCount() > 1)
        sketch.must(
            {RoundDiscarded{sketch.competition().id, sketch.competition().roundCount()}, {}});
    sketch.publishAll();
    const std::vector<FixtureId> open = sketch.open();
    QCOMPARE(sketch.enter(open.front(), 3, 0), QString());
    QCOMPARE(sketch.enter(open.back(), 1, 0), QString());
    QVERIFY(isPlayedOut(sketch.competition()));
    QVERIFY(lacksRounds(sketch.competition()));
    QCOMPARE(championOf(sketch.league(), sketch.competition()), EntrantId());
    // Who ends the season knows that nothing more comes.
    QVERIFY(!winnerOfAll(sketch.league(), sketch.competition()).isEmpty());
}

void TestLeaguePlay::bestOfThreeTakesTwoWins()
{
    CompetitionRules rules = rulesOf(PhaseFormat::KnockOut);
    rules.phases.front().bestOf = 3;
    LeagueSketch sketch(2, rules);
    for (const auto &[home, away] :
         {std::pair(2, 0), {1, 1}, {0, 1}}) { // drawn ones count for none
        QCOMPARE(sketch.draw(), QString());
        sketch.publishAll();
        QVERIFY(!isPlayedOut(sketch.competition()));
        QCOMPARE(sketch.enter(sketch.open().front(), home, away), QString());
    }
    QCOMPARE(sketch.competition().roundCount(), 3);
    const BracketTie tie = bracketOf(sketch.competition(), 0).front();
    QCOMPARE(tie.games, 3);
    QCOMPARE(tie.homeWins + tie.awayWins, 2);
}

void TestLeaguePlay::recordsAddUp()
{
    LeagueSketch sketch(6);
    sketch.playOut();
    int won = 0;
    int lost = 0;
    for (const RecordLine &each : recordsOf(sketch.league(), RecordBy::Team)) {
        QCOMPARE(each.played, 5);
        QCOMPARE(each.won + each.drawn + each.lost, 5);
        QCOMPARE(int(formOf(sketch.league(), EntrantId(each.key), 9).size()), 5);
        won += each.won;
        lost += each.lost;
    }
    QCOMPARE(won, lost);
    RecordFilter headToHead;
    headToHead.team = LeagueSketch::team(1);
    headToHead.opponent = LeagueSketch::team(2);
    const auto lines = recordsOf(sketch.league(), RecordBy::Team, headToHead);
    QCOMPARE(lines.size(), size_t(1));
    QCOMPARE(lines.front().played, 1);
    QCOMPARE(formOf(sketch.league(), LeagueSketch::team(1), 2).size(), size_t(2));
    // A new season begins without the form of the last one.
    const SeasonId first = sketch.league().seasons.front().id;
    sketch.must({SeasonEnded{first}, {}});
    sketch.must({SeasonBegun{SeasonId(u"s2"_s), u"Second"_s}, {}});
    QVERIFY(formOf(sketch.league(), LeagueSketch::team(1), 9).empty());
    QCOMPARE(formOf(sketch.league(), LeagueSketch::team(1), 9, first).size(), size_t(5));
}

void TestLeaguePlay::crossTablesHaveEveryResult()
{
    LeagueSketch sketch(6);
    sketch.playOut();
    const auto table = crossTableOf(sketch.league(), sketch.competition());
    QVERIFY(table);
    size_t results = 0;
    for (const auto &row : table->cells) {
        for (const auto &cell : row)
            results += cell.size();
    }
    QCOMPARE(results, size_t(15));
}

void TestLeaguePlay::saysWhy()
{
    LeagueSketch sketch(4);
    sketch.playOut();
    const auto why = whyThere(sketch.league(), sketch.competition(), LeagueSketch::team(1));
    QVERIFY(why);
    QVERIFY2(why->contains(u"Team 1"_s), qPrintable(*why));
    QVERIFY(!whyThere(sketch.league(), sketch.competition(), EntrantId(u"nobody"_s)));
}

QTEST_GUILESS_MAIN(TestLeaguePlay)
#include "tst_leagueplay.moc"
