// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/passruler.h"
#include "core/pitch/pushback.h"
#include "core/rules/rulesetlibrary.h"

#include <QTest>

#include <set>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

PlacedPlayer ours(int number, Square square)
{
    return {number, Half::Left, square};
}

PlacedPlayer theirs(int number, Square square)
{
    return {number, Half::Right, square};
}

} // namespace

class TestFormation final : public QObject
{
    Q_OBJECT

private slots:
    void zonesAreCounted();
    void assistsNeedFreedom();
    void foulAssistsIgnoreGuard();
    void squaresBehindAreThree();
    void pushesPreferEmptySquares();
    void pushesIntoTheCrowd();
    void pushesGoOnInChains();
    void skillsChangePushes();
    void rangesFollowTheGrid_data();
    void rangesFollowTheGrid();
    void rangesAreTheSameEverywayRound();
    void interceptorsStandUnderTheRuler();
};

void TestFormation::zonesAreCounted()
{
    PlacedPlayer stupid = theirs(3, {6, 6});
    stupid.tackleZone = false;
    PlacedPlayer prone = theirs(4, {4, 4});
    prone.standing = false;
    const Formation formation(
        {theirs(1, {4, 5}), theirs(2, {6, 4}), stupid, prone, ours(1, {5, 6}), theirs(5, {7, 5})});
    QCOMPARE(formation.tackleZones({5, 5}, Half::Right), 2);
    QCOMPARE(formation.tackleZones({5, 5}, Half::Left), 1);
    QCOMPARE(formation.tackleZones({5, 5}, Half::Right, formation.at({4, 5})), 1);
    QCOMPARE(formation.tackleZones({20, 5}, Half::Right), 0);
}

void TestFormation::assistsNeedFreedom()
{
    const PlacedPlayer blocker = ours(1, {10, 7});
    const PlacedPlayer victim = theirs(1, {11, 7});
    const PlacedPlayer free = ours(2, {12, 7}); // only in the victim's own zone
    const PlacedPlayer marked = ours(3, {11, 6});
    const PlacedPlayer marker = theirs(2, {10, 5}); // marks number 3
    const Formation formation({blocker, victim, free, marked, marker});
    QCOMPARE(formation.blockAssists(blocker, victim), std::vector{free});
    QVERIFY(formation.blockAssists(victim, blocker).empty()); // 2 is not next to the blocker
    PlacedPlayer guard = marked;
    guard.guard = true;
    const Formation guarded({blocker, victim, free, guard, marker});
    QCOMPARE(guarded.blockAssists(blocker, victim).size(), size_t(2));
    guard.standing = false;
    QCOMPARE(Formation({blocker, victim, free, guard}).blockAssists(blocker, victim).size(),
             size_t(1));
}

void TestFormation::foulAssistsIgnoreGuard()
{
    const PlacedPlayer fouler = ours(1, {10, 7});
    PlacedPlayer victim = theirs(1, {11, 7});
    victim.standing = false;
    PlacedPlayer helper = ours(2, {11, 6});
    helper.guard = true;
    const PlacedPlayer defender = theirs(2, {10, 6}); // next to the fouler, marked by the helper
    const Formation formation({fouler, victim, helper, defender});
    QVERIFY(formation.foulAssists(fouler, victim).empty());
    QVERIFY(formation.foulAssists(victim, fouler).empty());
    const Formation apart({fouler, victim, theirs(2, {9, 6})});
    QCOMPARE(apart.foulAssists(victim, fouler).size(), size_t(1));
}

void TestFormation::squaresBehindAreThree()
{
    for (const Stride step : scatterSteps) {
        const Square pusher{10, 7};
        const Square pushed = pusher + step;
        std::set<Square> behind;
        for (const Square square : squaresBehind(pusher, pushed)) {
            QVERIFY(areAdjacent(square, pushed));
            QVERIFY(!areAdjacent(square, pusher) && square != pusher);
            behind.insert(square);
        }
        QCOMPARE(behind.size(), size_t(3));
        QVERIFY(behind.contains(pushed + step));
    }
}

void TestFormation::pushesPreferEmptySquares()
{
    const PlacedPlayer victim = theirs(1, {11, 7});
    const Formation formation({ours(1, {10, 7}), victim, theirs(2, {12, 7}), ours(2, {12, 6})});
    const PushOptions options = pushOptions(formation, {10, 7}, victim);
    QCOMPARE(options.kind, PushOptions::Kind::Empty);
    QCOMPARE(options.squares, (std::vector<Square>{{12, 8}}));
}

void TestFormation::pushesIntoTheCrowd()
{
    const PlacedPlayer victim = theirs(1, {11, 0});
    const Formation alone({ours(1, {10, 0}), victim});
    QCOMPARE(pushOptions(alone, {10, 0}, victim).kind, PushOptions::Kind::Empty);
    const Formation closed({ours(1, {10, 0}), victim, ours(2, {12, 0}), ours(3, {12, 1})});
    QCOMPARE(pushOptions(closed, {10, 0}, victim).kind, PushOptions::Kind::Crowd);
    const Formation straight({ours(1, {11, 1}), victim});
    QCOMPARE(pushOptions(straight, {11, 1}, victim).kind, PushOptions::Kind::Crowd);
}

void TestFormation::pushesGoOnInChains()
{
    const PlacedPlayer victim = theirs(1, {11, 7});
    const PlacedPlayer second = ours(2, {12, 7});
    const Formation formation(
        {ours(1, {10, 7}), victim, second, ours(3, {12, 6}), ours(4, {12, 8})});
    const PushOptions options = pushOptions(formation, {10, 7}, victim);
    QCOMPARE(options.kind, PushOptions::Kind::Chain);
    QCOMPARE(options.squares.size(), size_t(3)); // one for each who is in the way
}

void TestFormation::skillsChangePushes()
{
    PlacedPlayer victim = theirs(1, {11, 7});
    const PlacedPlayer blocker = ours(1, {10, 7});
    QCOMPARE(pushOptions(Formation({blocker, victim}), {10, 7}, victim, true).squares.size(),
             size_t(7)); // Grab: every empty neighbour
    victim.sideStep = true;
    const PushOptions stepped = pushOptions(Formation({blocker, victim}), {10, 7}, victim);
    QCOMPARE(stepped.squares.size(), size_t(7));
    QVERIFY(stepped.pushedCoachPicks);
    const PushOptions both = pushOptions(Formation({blocker, victim}), {10, 7}, victim, true);
    QCOMPARE(both.squares.size(), size_t(3));
    QVERIFY(!both.pushedCoachPicks);
    victim.standFirm = true;
    QCOMPARE(pushOptions(Formation({blocker, victim}), {10, 7}, victim).kind,
             PushOptions::Kind::Stays);
    QCOMPARE(pushOptions(Formation({blocker, victim}), {10, 7}, victim, false, true).kind,
             PushOptions::Kind::Empty);
}

void TestFormation::rangesFollowTheGrid_data()
{
    QTest::addColumn<int>("dx");
    QTest::addColumn<int>("dy");
    QTest::addColumn<QString>("range");
    QTest::newRow("four straight, as the documents print") << 4 << 0 << u"short-pass"_s;
    QTest::newRow("three straight") << 3 << 0 << u"quick-pass"_s;
    QTest::newRow("three and one") << 3 << 1 << u"quick-pass"_s;
    QTest::newRow("two and two") << 2 << 2 << u"quick-pass"_s;
    QTest::newRow("three and two") << 3 << 2 << u"short-pass"_s;
    QTest::newRow("three and three") << 3 << 3 << u"short-pass"_s;
    QTest::newRow("six and three") << 6 << 3 << u"short-pass"_s;
    QTest::newRow("seven") << 7 << 0 << u"long-pass"_s;
    QTest::newRow("five and five") << 5 << 5 << u"long-pass"_s;
    QTest::newRow("ten and two") << 10 << 2 << u"long-pass"_s;
    QTest::newRow("eleven and two") << 11 << 2 << u"long-bomb"_s;
    QTest::newRow("thirteen and one") << 13 << 1 << u"long-bomb"_s;
    QTest::newRow("nine and nine") << 9 << 9 << u"long-bomb"_s;
    QTest::newRow("thirteen and two") << 13 << 2 << QString();
    QTest::newRow("fourteen") << 14 << 0 << QString();
    QTest::newRow("ten and ten") << 10 << 10 << QString();
}

void TestFormation::rangesFollowTheGrid()
{
    QFETCH(int, dx);
    QFETCH(int, dy);
    QFETCH(QString, range);
    RulesetLibrary library;
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb5"_s, u"lrb4"_s}) {
        const auto ruleset = library.load(id);
        QVERIFY(ruleset);
        const PassRuler ruler(*(*ruleset)->tables().find(u"pass-ranges"_s));
        QCOMPARE(ruler.range({12, 7}, {12 + dx, 7 + dy}).text(), range);
    }
}

void TestFormation::rangesAreTheSameEverywayRound()
{
    RulesetLibrary library;
    const auto ruleset = library.load(u"crp"_s);
    QVERIFY(ruleset);
    const Table &table = *(*ruleset)->tables().find(u"pass-ranges"_s);
    const PassRuler ruler(table);
    for (int dx = 0; dx <= 14; ++dx) {
        for (int dy = 0; dy <= 14; ++dy) {
            // The grid read the other way round, straight from its rows.
            int swapped = 0;
            for (size_t row = table.rows.size(); row > 0; --row) {
                const TableRow &range = table.rows[row - 1];
                if (range.values.contains(u"dy-%1"_s.arg(std::max(dx, dy)))
                    && std::min(dx, dy) <= range.value(u"dy-%1"_s.arg(std::max(dx, dy))))
                    swapped = static_cast<int>(row);
            }
            QCOMPARE(ruler.rangeNumber({0, 0}, {dx, dy}), swapped);
            QCOMPARE(ruler.rangeNumber({0, 0}, {-dy, dx}), swapped);
        }
    }
}

void TestFormation::interceptorsStandUnderTheRuler()
{
    // Straight throw of four: the row itself and both beside it, without the ends.
    const auto straight = interceptionSquares({5, 7}, {9, 7});
    const std::set<Square> found(straight.begin(), straight.end());
    QCOMPARE(found.size(), size_t(9));
    QVERIFY(found.contains({6, 7}) && found.contains({7, 6}) && found.contains({8, 8}));
    QVERIFY(!found.contains({5, 7}) && !found.contains({9, 7}) && !found.contains({7, 5}));
    // Beside the thrower and not nearer to the target than he is: no.
    QVERIFY(!found.contains({5, 6}) && !found.contains({9, 8}));
    for (const Square to : {Square{9, 9}, Square{12, 8}, Square{5, 14}, Square{0, 3}}) {
        const auto there = interceptionSquares({5, 7}, to);
        const auto back = interceptionSquares(to, {5, 7});
        QCOMPARE(there, back);
        QVERIFY(!there.empty());
    }
    QVERIFY(interceptionSquares({5, 7}, {6, 7}).empty());
}

QTEST_GUILESS_MAIN(TestFormation)
#include "tst_formation.moc"
