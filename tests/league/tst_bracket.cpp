// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/groups.h"
#include "tests/league/leaguebuilder.h"

#include <bit>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestBracket final : public QObject
{
    Q_OBJECT

private slots:
    void keepsSeedsApartForEverySize();
    void givesByesToTheBest();
    void playsToAWinnerForEverySize();
    void playsBestOf_data();
    void playsBestOf();
    void playsForThirdPlace();
    void waitsForAWinner();
    void passesOverOtherMatches();
    void keepsPinnedPairs();
    void refuses_data();
    void refuses();
    void dealsGroups_data();
    void dealsGroups();
    void keepsGroupMatesApart_data();
    void keepsGroupMatesApart();
};

namespace {

Bracket bracketOf(int size, const KnockOutRules &rules = {})
{
    return *drawBracket(entrantIds(size), rules);
}

size_t placeOf(const Bracket &bracket, const EntrantId &entrant)
{
    return static_cast<size_t>(std::find(bracket.places.begin(), bracket.places.end(), entrant)
                               - bracket.places.begin());
}

/// The round in which two would meet, from 1 on.
int meetingRound(size_t one, size_t other)
{
    return static_cast<int>(std::bit_width(one ^ other));
}

int meetingRound(const Bracket &bracket, const EntrantId &one, const EntrantId &other)
{
    return meetingRound(placeOf(bracket, one), placeOf(bracket, other));
}

FixtureResult wonByHome(const Pairing &pair, int round)
{
    FixtureResult result;
    result.round = round;
    result.home = pair.home;
    result.away = pair.away;
    result.td = 1;
    return result;
}

/// Everybody wins against worse seeds.
FixtureResult wonByBetter(const Pairing &pair, int round)
{
    FixtureResult result = wonByHome(pair, round);
    if (pair.home.text().mid(1).toInt() > pair.away.text().mid(1).toInt())
        std::swap(result.td, result.tdAgainst);
    return result;
}

} // namespace

void TestBracket::keepsSeedsApartForEverySize()
{
    for (int size = 2; size <= mostEntrants; ++size) {
        const Bracket bracket = bracketOf(size);
        std::vector<size_t> places;
        for (const EntrantId &seed : entrantIds(size))
            places.push_back(placeOf(bracket, seed));
        for (size_t best = 2; best <= places.size(); best *= 2) {
            // The best two meet in the last round, the best four in the last but one…
            const int earliest = bracket.rounds() - static_cast<int>(std::bit_width(best)) + 2;
            for (size_t one = 0; one < best; ++one) {
                for (size_t other = one + 1; other < best; ++other)
                    QVERIFY(meetingRound(places[one], places[other]) >= earliest);
            }
        }
    }
}

void TestBracket::givesByesToTheBest()
{
    for (int size = 2; size <= mostEntrants; ++size) {
        const Bracket bracket = bracketOf(size);
        const DrawnRound first = nextGames(bracket, {});
        const auto byes = static_cast<int>(std::bit_ceil(unsigned(size))) - size;
        QCOMPARE(static_cast<int>(first.byes.size()), byes);
        for (const EntrantId &bye : first.byes)
            QVERIFY(bye.text().mid(1).toInt() < byes);
        QCOMPARE(static_cast<int>(first.pairs.size()) * 2 + byes, size);
    }
}

void TestBracket::playsToAWinnerForEverySize()
{
    for (int size = 2; size <= mostEntrants; ++size) {
        const Bracket bracket = bracketOf(size);
        std::vector<FixtureResult> results;
        int rounds = 0;
        for (DrawnRound next = nextGames(bracket, results); !next.pairs.empty();
             next = nextGames(bracket, results)) {
            QCOMPARE(next.number, ++rounds);
            for (const Pairing &pair : next.pairs)
                results.push_back(wonByBetter(pair, next.number));
        }
        QCOMPARE(rounds, bracket.rounds());
        QCOMPARE(static_cast<int>(results.size()), size - 1);
        const BracketTie final = tiesOf(bracket, results).back();
        QCOMPARE(final.winner.text(), u"e0"_s);
        QCOMPARE(final.loser.text(), u"e1"_s);
    }
}

void TestBracket::playsBestOf_data()
{
    QTest::addColumn<int>("bestOf");
    QTest::addColumn<QString>("games"); // who wins each: a, b, or nobody
    QTest::addColumn<QString>("winner");
    QTest::newRow("one") << 1 << u"b"_s << u"b"_s;
    QTest::newRow("one is not enough") << 3 << u"b"_s << QString();
    QTest::newRow("two of three") << 3 << u"bb"_s << u"b"_s;
    QTest::newRow("level") << 3 << u"ba"_s << QString();
    QTest::newRow("the third decides") << 3 << u"baa"_s << u"a"_s;
    QTest::newRow("a draw is played again") << 3 << u"b-b"_s << u"b"_s;
    QTest::newRow("nothing but draws") << 1 << u"--"_s << QString();
    QTest::newRow("three of five") << 5 << u"abab"_s << QString();
    QTest::newRow("three of five done") << 5 << u"ababb"_s << u"b"_s;
}

void TestBracket::playsBestOf()
{
    QFETCH(int, bestOf);
    QFETCH(QString, games);
    QFETCH(QString, winner);
    KnockOutRules rules;
    rules.bestOf = bestOf;
    rules.firstRound = 4;
    const EntrantId a(u"a"_s);
    const EntrantId b(u"b"_s);
    const Bracket bracket = *drawBracket({a, b}, rules);
    std::vector<FixtureResult> results;
    for (const QChar game : games) {
        const DrawnRound next = nextGames(bracket, results);
        QCOMPARE(next.number, 4);
        QCOMPARE(next.pairs.size(), size_t(1));
        QCOMPARE(next.pairs.front().home, results.size() % 2 == 0 ? a : b);
        FixtureResult result = wonByHome(next.pairs.front(), 4);
        if (game == u'-')
            result.td = 0;
        else if (QString(game) != result.home.text())
            std::swap(result.td, result.tdAgainst);
        results.push_back(result);
    }
    const BracketTie tie = tiesOf(bracket, results).front();
    QCOMPARE(tie.winner.text(), winner);
    QCOMPARE(tie.games, static_cast<int>(games.size()));
    QCOMPARE(nextGames(bracket, results).pairs.empty(), !winner.isEmpty());
}

void TestBracket::playsForThirdPlace()
{
    KnockOutRules rules;
    rules.thirdPlace = true;
    for (const int size : {2, 3, 4, 5, 8}) {
        const Bracket bracket = bracketOf(size, rules);
        std::vector<FixtureResult> results;
        for (DrawnRound next = nextGames(bracket, results); !next.pairs.empty();
             next = nextGames(bracket, results)) {
            for (const Pairing &pair : next.pairs)
                results.push_back(wonByBetter(pair, next.number));
        }
        const BracketTie last = tiesOf(bracket, results).back();
        QCOMPARE(last.forThird, size >= 4);
        if (size >= 4) {
            QCOMPARE(last.winner.text(), u"e2"_s);
            QCOMPARE(last.round, bracket.rounds());
        }
    }
}

void TestBracket::waitsForAWinner()
{
    const Bracket bracket = bracketOf(4);
    std::vector<FixtureResult> results{resultFrom(u"e0 e3 1-1"_s, 1),
                                       resultFrom(u"e1 e2 2-1"_s, 1)};
    QCOMPARE(nextGames(bracket, results).pairs.size(), size_t(1));
    results.front().winner = FixtureSide::Away; // by the shoot-out
    const DrawnRound next = nextGames(bracket, results);
    QCOMPARE(next.number, 2);
    QCOMPARE(next.pairs.front(), (Pairing{EntrantId(u"e3"_s), EntrantId(u"e1"_s)}));
    QVERIFY(next.byes.empty());
}

void TestBracket::passesOverOtherMatches()
{
    const Bracket bracket = bracketOf(4);
    const std::vector<FixtureResult> results{
        resultFrom(u"e0 e3 1-0"_s, 7), resultFrom(u"e0 e1 1-0"_s, 1), resultFrom(u"e2 bye"_s, 1)};
    QCOMPARE(nextGames(bracket, results).pairs.size(), size_t(2));
}

void TestBracket::keepsPinnedPairs()
{
    for (int size = 4; size <= 64; ++size) {
        const std::vector<EntrantId> seeds = entrantIds(size);
        const std::vector<Pairing> pinned{{seeds[0], seeds[1]}, {seeds[3], seeds[2]}};
        const Bracket bracket = *drawBracket(seeds, {}, pinned);
        for (const Pairing &pair : pinned)
            QCOMPARE(meetingRound(bracket, pair.home, pair.away), 1);
        for (const EntrantId &seed : seeds)
            QCOMPARE(std::count(bracket.places.begin(), bracket.places.end(), seed), 1);
    }
}

void TestBracket::refuses_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("bestOf");
    QTest::addColumn<QString>("pinned");
    QTest::addColumn<QString>("code");
    QTest::newRow("one team") << 1 << 1 << QString() << u"number-of-entrants"_s;
    QTest::newRow("best of two") << 4 << 2 << QString() << u"best-of"_s;
    QTest::newRow("best of nothing") << 4 << -1 << QString() << u"best-of"_s;
    QTest::newRow("best of too many") << 4 << 41 << QString() << u"best-of"_s;
    QTest::newRow("pinned bye") << 4 << 1 << u"e1"_s << u"pinned-bye"_s;
    QTest::newRow("pinned stranger") << 4 << 1 << u"e1 z"_s << u"no-such-entrant"_s;
}

void TestBracket::refuses()
{
    QFETCH(int, size);
    QFETCH(int, bestOf);
    QFETCH(QString, pinned);
    QFETCH(QString, code);
    KnockOutRules rules;
    rules.bestOf = bestOf;
    std::vector<Pairing> pins;
    if (!pinned.isEmpty())
        pins = {{EntrantId(pinned.section(u' ', 0, 0)), EntrantId(pinned.section(u' ', 1))}};
    const auto bracket = drawBracket(entrantIds(size), rules, pins);
    QVERIFY(!bracket);
    QCOMPARE(errorWord(bracket.error().code), code);
}

void TestBracket::dealsGroups_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("groups");
    QTest::addColumn<bool>("byLot");
    for (const bool byLot : {false, true}) {
        for (const auto &[size, groups] :
             {std::pair(2, 1), {4, 2}, {9, 4}, {16, 4}, {17, 4}, {19, 5}, {256, 32}})
            QTest::addRow("%d to %d%s", size, groups, byLot ? " by lot" : "")
                << size << groups << byLot;
    }
}

void TestBracket::dealsGroups()
{
    QFETCH(int, size);
    QFETCH(int, groups);
    QFETCH(bool, byLot);
    SeededRandomSource source(6);
    const std::vector<EntrantId> seeds = entrantIds(size);
    const auto dealt = *drawGroups(seeds, groups, byLot ? &source : nullptr);
    QCOMPARE(static_cast<int>(dealt.size()), groups);
    std::vector<EntrantId> all;
    for (const Division &group : dealt) {
        const auto count = static_cast<int>(group.size());
        QVERIFY(count == size / groups || count == size / groups + 1);
        all.insert(all.end(), group.begin(), group.end());
        for (size_t i = 0; i < group.size(); ++i) // one of each handful of the best
            QCOMPARE(group[i].text().mid(1).toInt() / groups, static_cast<int>(i));
    }
    std::sort(all.begin(), all.end());
    std::vector<EntrantId> sorted = seeds;
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(all, sorted);
    // As many pins as a round has pairs: each in one group, and nobody gets lost.
    std::vector<Pairing> pins;
    size_t next = 0;
    for (const Division &each : dealt) {
        for (size_t pairs = each.size() / 2; pairs > 0; --pairs, next += 2)
            pins.push_back({seeds[next], seeds[next + 1]});
    }
    const std::vector<Division> together = withTogether(dealt, pins);
    size_t kept = 0;
    for (size_t i = 0; i < together.size(); ++i) {
        QCOMPARE(together[i].size(), dealt[i].size());
        for (const Pairing &pin : pins) {
            const auto in = [&](const EntrantId &who) {
                return std::count(together[i].begin(), together[i].end(), who);
            };
            QCOMPARE(in(pin.home), in(pin.away));
            kept += static_cast<size_t>(in(pin.home) + in(pin.away));
        }
    }
    QCOMPARE(kept, 2 * pins.size());
    QVERIFY(!drawGroups(seeds, 0, nullptr));
    QVERIFY(!drawGroups(seeds, size / 2 + 1, nullptr));
}

void TestBracket::keepsGroupMatesApart_data()
{
    QTest::addColumn<int>("groups");
    QTest::addColumn<int>("perGroup");
    for (int groups = 2; groups <= 16; ++groups)
        QTest::addRow("two of %d groups", groups) << groups << 2;
    QTest::newRow("four of two groups") << 2 << 4;
    QTest::newRow("four of four groups") << 4 << 4;
    QTest::newRow("four of eight groups") << 8 << 4;
}

/// Two of a group can only meet in the final, four of them not before the semi-finals; firsts of
/// groups never meet each other in the first round, unless all of them are firsts.
void TestBracket::keepsGroupMatesApart()
{
    QFETCH(int, groups);
    QFETCH(int, perGroup);
    std::vector<Division> qualified(static_cast<size_t>(groups));
    for (int group = 0; group < groups; ++group) {
        for (int i = 0; i < perGroup; ++i)
            qualified[static_cast<size_t>(group)].emplace_back(u"%1/%2"_s.arg(group).arg(i));
    }
    const Bracket bracket = *drawPlayOffs(qualified, {});
    QCOMPARE(static_cast<int>(bracket.places.size()),
             static_cast<int>(std::bit_ceil(unsigned(groups * perGroup))));
    const int earliest = bracket.rounds() - (perGroup == 2 ? 0 : 1);
    for (const Division &group : qualified) {
        for (const EntrantId &one : group) {
            QCOMPARE(std::count(bracket.places.begin(), bracket.places.end(), one), 1);
            for (const EntrantId &other : group) {
                if (one != other)
                    QVERIFY(meetingRound(bracket, one, other) >= earliest);
            }
        }
    }
    for (const Pairing &pair : nextGames(bracket, {}).pairs)
        QVERIFY(!pair.home.text().endsWith(u"/0") || !pair.away.text().endsWith(u"/0"));
}

QTEST_GUILESS_MAIN(TestBracket)
#include "tst_bracket.moc"
