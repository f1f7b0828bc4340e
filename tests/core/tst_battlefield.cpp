// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/battlefieldrules.h"
#include "core/skirmish/battlefield/hexname.h"

#include <QTest>

#include <cmath>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int columns = 7;
constexpr int rows = 5;

/// Two boards side by side at their long edges, the second below the first.
Battlefield joined(Board first = plainBoard(u"first"_s, columns, rows))
{
    return Battlefield({{std::move(first), {0, 0}, false, 0},
                        {plainBoard(u"second"_s, columns, rows), {0, rows}, false, 1}});
}

/// Sight by measuring: the smallest distance of many points of the line to the hex, in doubles.
bool lineTouches(Hex from, Hex to, Hex hex)
{
    const auto centre
        = [](Hex h) { return std::pair(1.5 * h.q, std::sqrt(3.0) * (h.r + h.q / 2.0)); };
    const auto [ax, ay] = centre(from);
    const auto [bx, by] = centre(to);
    const auto [cx, cy] = centre(hex);
    constexpr int samples = 24000;
    for (int i = 0; i <= samples; ++i) {
        const double x = std::abs(ax + (bx - ax) * i / samples - cx);
        const double y = std::abs(ay + (by - ay) * i / samples - cy);
        const double h = std::sqrt(3.0) / 2;
        if (y <= h + 1e-9 && std::sqrt(3.0) * x + y <= 2 * h + 1e-9)
            return true;
    }
    return false;
}

} // namespace

class TestBattlefield final : public QObject
{
    Q_OBJECT

private slots:
    void distancesAreCounted();
    void hexesAreNamed_data();
    void hexesAreNamed();
    void boardsCompleteEachOther();
    void boardsMustJoin_data();
    void boardsMustJoin();
    void sightIsCutByTouching();
    void movementGoesRound();
    void targetsAreDrivenAway();
    void supportsAreCounted();
    void objectivesKeepApart();
    void holesLieInside();
};

void TestBattlefield::distancesAreCounted()
{
    QCOMPARE(hexDistance({0, 0}, {0, 0}), 0);
    for (const Hex step : hexDirections)
        QCOMPARE(hexDistance({3, 2}, Hex{3, 2} + step), 1);
    QCOMPARE(hexDistance({0, 0}, {2, -1}), 2);
    QCOMPARE(hexDistance({0, 0}, {4, 0}), 4);
    QCOMPARE(hexDistance(hexAt(0, 0), hexAt(6, 0)), 6);
    QCOMPARE(hexDistance(hexAt(1, 0), hexAt(1, 4)), 4);
}

void TestBattlefield::hexesAreNamed_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("top");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("name");
    QTest::newRow("first") << 0 << 0 << 0 << 0 << u"A1"_s;
    QTest::newRow("tenth column of the second row") << 0 << 0 << 9 << 1 << u"B10"_s;
    QTest::newRow("counted from where the boards begin") << -4 << -2 << 0 << 0 << u"C5"_s;
    QTest::newRow("as many rows as letters") << 0 << 0 << 0 << 25 << u"Z1"_s;
    QTest::newRow("more rows than letters") << 0 << 0 << 2 << 26 << u"AA3"_s;
}

/// A letter and a number: the name is the same however the field is turned.
void TestBattlefield::hexesAreNamed()
{
    QFETCH(const int, left);
    QFETCH(const int, top);
    QFETCH(const int, column);
    QFETCH(const int, row);
    QFETCH(const QString, name);
    Board board;
    for (int x = left; x < 12; ++x) {
        for (int y = top; y < 30; ++y)
            board.complete.push_back(hexAt(x, y));
    }
    const Battlefield field({{board, {0, 0}, false, 0}});
    QCOMPARE(hexName(field, hexAt(column, row)).toString(), name);
}

void TestBattlefield::boardsCompleteEachOther()
{
    const Battlefield alone({{plainBoard(u"one"_s, columns, rows), {0, 0}, false, 0}});
    QCOMPARE(alone.cells().size(), size_t(4 * 5 + 3 * 4));
    const Battlefield both = joined();
    QCOMPARE(both.cells().size(), 2 * alone.cells().size() + 3);
    const Cell *middle = both.cell(hexAt(1, rows - 1));
    QVERIFY(middle && !middle->player); // no one's territory
    QCOMPARE(both.cell(hexAt(0, 0))->player, std::optional(0));
    QCOMPARE(both.cell(hexAt(0, rows))->player, std::optional(1));
    QVERIFY(!alone.contains(hexAt(1, rows - 1)));
    QVERIFY(alone.isEdge(hexAt(0, 2)) && !alone.isEdge(hexAt(3, 2)));
    QVERIFY(!both.isEdge(hexAt(3, rows - 1)));
}

void TestBattlefield::boardsMustJoin_data()
{
    QTest::addColumn<int>("q");
    QTest::addColumn<int>("r");
    QTest::addColumn<bool>("turned");
    QTest::addColumn<int>("problem");
    const auto number = [](PlacementProblem problem) { return static_cast<int>(problem); };
    QTest::newRow("long edge, flush") << 0 << rows << false << number(PlacementProblem::None);
    QTest::newRow("long edge, shifted: two hexes join")
        << 2 << rows - 1 << false << number(PlacementProblem::TooFewJoined);
    QTest::newRow("short edge, flush")
        << columns + 1 << -(columns + 1) / 2 << false << number(PlacementProblem::None);
    QTest::newRow("short edge, shifted by two: two join")
        << columns + 1 << 2 - (columns + 1) / 2 << false << number(PlacementProblem::None);
    QTest::newRow("short edge, shifted by three: one joins")
        << columns + 1 << 3 - (columns + 1) / 2 << false << number(PlacementProblem::TooFewJoined);
    QTest::newRow("on top of the first") << 1 << 1 << false << number(PlacementProblem::Overlaps);
    QTest::newRow("far away") << 40 << 0 << false << number(PlacementProblem::TooFewJoined);
    QTest::newRow("turned by half, long edge")
        << 6 << 2 * rows - 1 - 3 << true << number(PlacementProblem::None);
}

void TestBattlefield::boardsMustJoin()
{
    QFETCH(int, q);
    QFETCH(int, r);
    QFETCH(bool, turned);
    QFETCH(int, problem);
    const Battlefield field({{plainBoard(u"one"_s, columns, rows), {0, 0}, false, 0}});
    const PlacedBoard next{plainBoard(u"two"_s, columns, rows), {q, r}, turned, 1};
    QCOMPARE(static_cast<int>(field.check(next)), problem);
    QCOMPARE(Battlefield().check(next), PlacementProblem::None);
}

void TestBattlefield::sightIsCutByTouching()
{
    Board board = plainBoard(u"one"_s, columns, rows);
    board.blocked = {hexAt(3, 2)};
    const Battlefield field = joined(board);
    for (const auto &[from, fromCell] : field.cells()) {
        for (const auto &[to, toCell] : field.cells()) {
            if (to < from || hexDistance(from, to) > 5)
                continue;
            QCOMPARE(hasLineOfSight(field, from, to), !lineTouches(from, to, hexAt(3, 2)));
            QCOMPARE(hasLineOfSight(field, from, to), hasLineOfSight(field, to, from));
        }
    }
    QVERIFY(!hasLineOfSight(field, hexAt(3, 1), hexAt(3, 3)));
    QVERIFY(hasLineOfSight(joined(), hexAt(3, 1), hexAt(3, 3)));
}

void TestBattlefield::movementGoesRound()
{
    Board board = plainBoard(u"one"_s, columns, rows);
    board.blocked = {hexAt(3, 2)};
    const Battlefield field = joined(board);
    const Fighters fighters{{0, hexAt(3, 1)}, {1, hexAt(4, 2)}};
    const auto near = movementRange(field, fighters, hexAt(3, 1), 1);
    QVERIFY(!near.contains(hexAt(3, 2)) && !near.contains(hexAt(4, 2)));
    QVERIFY(!near.contains(hexAt(3, 1)));
    QCOMPARE(near.size(), size_t(4));
    QVERIFY(!movementRange(field, fighters, hexAt(3, 1), 2).contains(hexAt(3, 3)));
    QVERIFY(movementRange(field, fighters, hexAt(3, 1), 4).contains(hexAt(3, 3)));
}

void TestBattlefield::targetsAreDrivenAway()
{
    const Battlefield field = joined();
    const Hex attacker = hexAt(3, 2);
    for (const Hex step : hexDirections) {
        const auto hexes = driveBackHexes(field, {}, attacker, attacker + step);
        QCOMPARE(hexes.size(), size_t(3));
        for (const Hex hex : hexes)
            QCOMPARE(hexDistance(attacker, hex), 2);
    }
    // Up from the top line nothing is free once both flanks are taken: trapped.
    const Fighters crowd{{1, hexAt(2, 0)}, {1, hexAt(4, 0)}};
    QVERIFY(driveBackHexes(field, crowd, hexAt(3, 1), hexAt(3, 0)).empty());
    QCOMPARE(knockedBack(field, {}, hexAt(2, 1), {0, 1}, 2), hexAt(2, 3));
    QCOMPARE(knockedBack(field, {{1, hexAt(2, 3)}}, hexAt(2, 1), {0, 1}, 2), hexAt(2, 2));
    QCOMPARE(knockedBack(field, {}, hexAt(2, 1), {0, -1}, 3), hexAt(2, 0));
}

void TestBattlefield::supportsAreCounted()
{
    // The diagram of the support rules: A attacks D beside B; C stands by B, E by neither.
    const PlacedFighter a{0, {0, 0}};
    const PlacedFighter d{1, {1, 0}};
    const PlacedFighter b{0, {1, 1}};
    const PlacedFighter c{1, {0, 2}};
    const PlacedFighter e{1, {4, 0}};
    const Fighters fighters{a, b, c, d, e};
    QCOMPARE(supportLead(fighters, a, d), 1);
    QCOMPARE(supportLead(fighters, b, d), 0); // A for him, C against him
    QCOMPARE(supportLead(fighters, d, a), -1);
}

void TestBattlefield::objectivesKeepApart()
{
    Board board = plainBoard(u"one"_s, columns, rows);
    board.blocked = {hexAt(3, 2)};
    board.starting = {hexAt(2, 2)};
    const Battlefield field = joined(board);
    QCOMPARE(checkObjective(field, {}, hexAt(3, 2)), ObjectiveProblem::Blocked);
    QCOMPARE(checkObjective(field, {}, hexAt(2, 2)), ObjectiveProblem::Starting);
    QCOMPARE(checkObjective(field, {}, hexAt(0, 2)), ObjectiveProblem::Edge);
    QCOMPARE(checkObjective(field, {}, hexAt(0, 2), true), ObjectiveProblem::None);
    QCOMPARE(checkObjective(field, {}, hexAt(1, -1)), ObjectiveProblem::NoCompleteHex);
    const Hex first = hexAt(4, 2);
    QCOMPARE(checkObjective(field, {first}, hexAt(4, 4)), ObjectiveProblem::TooNear);
    QCOMPARE(checkObjective(field, {first}, hexAt(4, 5)), ObjectiveProblem::None);
    QCOMPARE(checkObjective(field, {first}, hexAt(4, 4), true), ObjectiveProblem::TooNear);
    // When nothing inside is left, the edge opens.
    const Battlefield small({{plainBoard(u"small"_s, 3, 3), {0, 0}, false, 0}});
    const auto inside = objectiveHexes(field, {}, false);
    QVERIFY(std::none_of(inside.begin(), inside.end(),
                         [&field](Hex hex) { return field.isEdge(hex); }));
    QCOMPARE(objectiveHexes(small, {}, false).size(), small.cells().size());
    QVERIFY(objectiveHexes(field, {}, true).size() > inside.size());
    // So it does when the Relic lies on the only hex left inside.
    Board full = plainBoard(u"full"_s, columns, rows);
    const Battlefield empty({{full, {0, 0}, false, 0}});
    full.blocked = objectiveHexes(empty, {}, false);
    const Hex relic = full.blocked.back();
    full.blocked.pop_back();
    const Battlefield filled({{full, {0, 0}, false, 0}});
    QCOMPARE(objectiveHexes(filled, {}, false), std::vector<Hex>{relic});
    const auto outside = objectiveHexes(filled, {}, false, relic);
    QVERIFY(!outside.empty());
    QVERIFY(std::all_of(outside.begin(), outside.end(),
                        [&filled](Hex hex) { return filled.isEdge(hex); }));
}

/// One hex, two that touch each other, and none that opens to the outside.
void TestBattlefield::holesLieInside()
{
    Board board = plainBoard(u"one"_s, columns, rows);
    QVERIFY(Battlefield({{board, {0, 0}, false, 0}}).holes().empty());
    const std::vector<Hex> cut{hexAt(2, 1), hexAt(4, 2), hexAt(4, 3), hexAt(0, 2)};
    std::erase_if(board.complete,
                  [&cut](Hex hex) { return std::find(cut.begin(), cut.end(), hex) != cut.end(); });
    const Battlefield field({{board, {0, 0}, false, 0}});
    QCOMPARE(field.holes(), (std::vector<Hex>{hexAt(2, 1), hexAt(4, 2), hexAt(4, 3)}));
    QVERIFY(Battlefield().holes().empty());
}

QTEST_GUILESS_MAIN(TestBattlefield)
#include "tst_battlefield.moc"
