// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/ballflight.h"
#include "core/pitch/setup.h"
#include "core/rules/rulesetlibrary.h"

#include <QTest>

#include <set>

using namespace dugout;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(dugout::Square)

class TestPitch final : public QObject
{
    Q_OBJECT

private slots:
    void zonesHaveTheirSizes();
    void limitsComeFromTheEdition();
    void setUpIsChecked_data();
    void setUpIsChecked();
    void scatterFollowsTheTemplate_data();
    void scatterFollowsTheTemplate();
    void throwInsComeFromTheEdge_data();
    void throwInsComeFromTheEdge();
};

void TestPitch::zonesHaveTheirSizes()
{
    int all = 0;
    int left = 0;
    int wide = 0;
    int endZones = 0;
    int scrimmage = 0;
    for (int x = -1; x <= pitch::length; ++x) {
        for (int y = -1; y <= pitch::width; ++y) {
            const Square square{x, y};
            if (!pitch::contains(square))
                continue;
            ++all;
            left += pitch::halfOf(square) == Half::Left ? 1 : 0;
            wide += pitch::isWideZone(square) ? 1 : 0;
            for (const Half half : {Half::Left, Half::Right}) {
                endZones += pitch::isEndZone(square, half) ? 1 : 0;
                scrimmage += pitch::isOnScrimmage(square, half) ? 1 : 0;
            }
        }
    }
    QCOMPARE(all, 26 * 15);
    QCOMPARE(left, 13 * 15);
    QCOMPARE(wide, 26 * 8);
    QCOMPARE(endZones, 30);
    QCOMPARE(scrimmage, 14); // as the fifth living rulebook counts them
}

void TestPitch::limitsComeFromTheEdition()
{
    RulesetLibrary library;
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb5"_s, u"lrb4"_s})
        QCOMPARE(setupLimits(**library.load(id)), (SetupLimits{11, 3, 2}));
}

void TestPitch::setUpIsChecked_data()
{
    QTest::addColumn<QList<Square>>("placed");
    QTest::addColumn<int>("available");
    QTest::addColumn<QList<int>>("problems");
    const QList<Square> legal{{12, 6},  {12, 7}, {12, 8}, {11, 1}, {11, 3}, {11, 11},
                              {11, 13}, {9, 5},  {9, 9},  {1, 7},  {0, 7}};
    const auto number = [](LineUpProblem problem) { return static_cast<int>(problem); };
    QTest::newRow("legal") << legal << 12 << QList<int>{};
    QTest::newRow("all who are left") << legal.mid(0, 9) << 9 << QList<int>{};
    QTest::newRow("two left, both on the line")
        << QList<Square>{{12, 6}, {12, 7}} << 2 << QList<int>{};
    QTest::newRow("twelve") << legal + QList<Square>{{5, 5}} << 12
                            << QList<int>{number(LineUpProblem::TooMany)};
    QTest::newRow("one held back")
        << legal.mid(0, 10) << 11 << QList<int>{number(LineUpProblem::TooFew)};
    QTest::newRow("nobody on the line") << QList<Square>{{11, 6}, {11, 7}, {11, 8}} << 3
                                        << QList<int>{number(LineUpProblem::ScrimmageTooThin)};
    QTest::newRow("the line ends at the wide zones")
        << QList<Square>{{12, 3}, {12, 11}, {12, 8}} << 3
        << QList<int>{number(LineUpProblem::ScrimmageTooThin)};
    QTest::newRow("three in the top wide zone")
        << QList<Square>{{12, 6}, {12, 7}, {12, 8}, {3, 0}, {3, 1}, {3, 2}} << 6
        << QList<int>{number(LineUpProblem::TopWideZoneTooFull)};
    QTest::newRow("three in the bottom wide zone")
        << QList<Square>{{12, 6}, {12, 7}, {12, 8}, {3, 12}, {3, 13}, {3, 14}} << 6
        << QList<int>{number(LineUpProblem::BottomWideZoneTooFull)};
    QTest::newRow("in the other half, two on one square")
        << QList<Square>{{12, 6}, {12, 7}, {12, 8}, {12, 8}, {13, 8}} << 5
        << QList<int>{number(LineUpProblem::OutsideOwnHalf), number(LineUpProblem::SameSquare)};
}

void TestPitch::setUpIsChecked()
{
    QFETCH(QList<Square>, placed);
    QFETCH(int, available);
    QFETCH(QList<int>, problems);
    for (const bool mirrored : {false, true}) {
        std::vector<Square> squares(placed.begin(), placed.end());
        for (Square &square : squares) {
            if (mirrored)
                square.x = pitch::length - 1 - square.x;
        }
        QList<int> found;
        for (const LineUpProblem problem :
             SetupCheck::check(squares, mirrored ? Half::Right : Half::Left, available)) {
            found.append(static_cast<int>(problem));
            QVERIFY(SetupCheck::sentence(problem).endsWith(u'.'));
        }
        QCOMPARE(found, problems);
    }
}

void TestPitch::scatterFollowsTheTemplate_data()
{
    QTest::addColumn<int>("d8");
    QTest::addColumn<Square>("lands");
    QTest::newRow("1") << 1 << Square{9, 6};
    QTest::newRow("2") << 2 << Square{10, 6};
    QTest::newRow("3") << 3 << Square{11, 6};
    QTest::newRow("4") << 4 << Square{9, 7};
    QTest::newRow("5") << 5 << Square{11, 7};
    QTest::newRow("6") << 6 << Square{9, 8};
    QTest::newRow("7") << 7 << Square{10, 8};
    QTest::newRow("8") << 8 << Square{11, 8};
}

void TestPitch::scatterFollowsTheTemplate()
{
    QFETCH(int, d8);
    QFETCH(Square, lands);
    const BallFlight flight = scatter({10, 7}, d8);
    QCOMPARE(flight.last, lands);
    QVERIFY(!flight.leaves());
}

void TestPitch::throwInsComeFromTheEdge_data()
{
    QTest::addColumn<Square>("last");
    QTest::addColumn<Square>("beyond");
    QTest::addColumn<int>("d6");
    QTest::addColumn<int>("distance");
    QTest::addColumn<Square>("lands");
    QTest::addColumn<bool>("again");
    QTest::newRow("straight in over the top line")
        << Square{10, 0} << Square{10, -1} << 3 << 7 << Square{10, 6} << false;
    QTest::newRow("the first square counts")
        << Square{10, 0} << Square{10, -1} << 4 << 2 << Square{10, 1} << false;
    QTest::newRow("left as seen from the top line")
        << Square{10, 0} << Square{9, -1} << 1 << 4 << Square{13, 3} << false;
    QTest::newRow("right as seen from the top line")
        << Square{10, 0} << Square{9, -1} << 6 << 4 << Square{7, 3} << false;
    QTest::newRow("left as seen from the bottom line")
        << Square{10, 14} << Square{10, 15} << 2 << 4 << Square{7, 11} << false;
    QTest::newRow("left as seen from the left end")
        << Square{0, 7} << Square{-1, 7} << 1 << 4 << Square{3, 4} << false;
    QTest::newRow("right as seen from the right end")
        << Square{25, 7} << Square{26, 7} << 5 << 4 << Square{22, 4} << false;
    QTest::newRow("a corner left over one edge: the diagonal leaves again")
        << Square{0, 0} << Square{0, -1} << 5 << 6 << Square{0, 0} << true;
    QTest::newRow("over the corner itself: along the diagonal")
        << Square{0, 0} << Square{-1, -1} << 3 << 5 << Square{4, 4} << false;
    QTest::newRow("over the corner itself, left hand: along the top line")
        << Square{0, 0} << Square{-1, -1} << 1 << 5 << Square{4, 0} << false;
    QTest::newRow("over the corner itself, right hand: down the end line")
        << Square{0, 0} << Square{-1, -1} << 6 << 5 << Square{0, 4} << false;
    QTest::newRow("right across the pitch and out again")
        << Square{10, 0} << Square{10, -1} << 3 << 12 << Square{10, 11} << false;
    QTest::newRow("out at the far end")
        << Square{24, 0} << Square{24, -1} << 1 << 8 << Square{25, 1} << true;
}

void TestPitch::throwInsComeFromTheEdge()
{
    QFETCH(Square, last);
    QFETCH(Square, beyond);
    QFETCH(int, d6);
    QFETCH(int, distance);
    QFETCH(Square, lands);
    QFETCH(bool, again);
    const BallFlight flight = throwIn({last, beyond}, d6, distance);
    QCOMPARE(flight.last, lands);
    QCOMPARE(flight.leaves(), again);
}

QTEST_GUILESS_MAIN(TestPitch)
#include "tst_pitch.moc"
