// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/luckreport.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestLuckReport final : public QObject
{
    Q_OBJECT

private slots:
    void tailAgreesWithPublishedTables_data();
    void tailAgreesWithPublishedTables();
    void expectedAgainstActual();
    void verdictFollowsTheDice_data();
    void verdictFollowsTheDice();
};

void TestLuckReport::tailAgreesWithPublishedTables_data()
{
    QTest::addColumn<int>("degrees");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("tail");
    QTest::newRow("D2, 5%") << 1 << 3.841459 << 0.05;
    QTest::newRow("D6, 5%") << 5 << 11.070498 << 0.05;
    QTest::newRow("D6, 1%") << 5 << 15.086272 << 0.01;
    QTest::newRow("D6, 95%") << 5 << 1.145476 << 0.95;
    QTest::newRow("D8, 0.1%") << 7 << 24.321886 << 0.001;
    QTest::newRow("D16, 10%") << 15 << 22.307130 << 0.10;
    QTest::newRow("nothing uneven") << 5 << 0.0 << 1.0;
}

void TestLuckReport::tailAgreesWithPublishedTables()
{
    QFETCH(int, degrees);
    QFETCH(double, value);
    QFETCH(double, tail);
    QVERIFY(std::abs(chiSquareTail(value, degrees) - tail) < 1e-6);
}

void TestLuckReport::expectedAgainstActual()
{
    const LuckReport report({
        {PurposeId(u"dodge"_s), 0, {6}, {1}, false},
        {PurposeId(u"armour"_s), 1, {6, 6}, {5, 6}, true},
        {PurposeId(u"dodge"_s), 0, {6}, {2}, true},
        {PurposeId(u"casualty"_s), 0, {6, 8}, {3, 8}, false},
    });
    QCOMPARE(report.rows().size(), size_t(3));
    const LuckRow &dodges = report.rows()[1];
    QCOMPARE(dodges.purpose, PurposeId(u"dodge"_s));
    QCOMPARE(dodges.rolls, 2);
    QCOMPARE(dodges.expected, Rational(7));
    QCOMPARE(dodges.actual, 3);
    QCOMPARE(report.rows()[0].expected, Rational(8)); // 3.5 and 4.5
    QCOMPARE(report.rows()[2].difference(), Rational(4));
    QCOMPARE(report.tests().size(), size_t(3)); // coach 0: D6 and D8; coach 1: D6
}

void TestLuckReport::verdictFollowsTheDice_data()
{
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char *name, QList<int> counts, FairnessTest::Verdict verdict) {
        QTest::newRow(name) << counts << static_cast<int>(verdict);
    };
    row("a handful says nothing", {0, 0, 0, 0, 0, 12}, FairnessTest::Verdict::TooFew);
    row("one below the least number", {5, 5, 5, 5, 5, 4}, FairnessTest::Verdict::TooFew);
    row("perfectly even", {5, 5, 5, 5, 5, 5}, FairnessTest::Verdict::Even);
    row("ordinary", {14, 18, 22, 16, 20, 18}, FairnessTest::Verdict::Even);
    row("a little too many ones", {20, 8, 8, 8, 8, 8}, FairnessTest::Verdict::Unusual);
    row("only sixes", {0, 0, 0, 0, 0, 30}, FairnessTest::Verdict::Suspicious);
}

void TestLuckReport::verdictFollowsTheDice()
{
    QFETCH(QList<int>, counts);
    QFETCH(int, verdict);
    std::vector<RollRecord> records;
    for (int face = 1; face <= 6; ++face) {
        for (int i = 0; i < counts[face - 1]; ++i)
            records.push_back({PurposeId(u"any"_s), 0, {6}, {face}, false});
    }
    const LuckReport report(records);
    QCOMPARE(static_cast<int>(report.tests().front().verdict), verdict);
    QVERIFY(LuckReport::sentence(report.tests().front()).endsWith(u'.'));
}

QTEST_GUILESS_MAIN(TestLuckReport)
#include "tst_luckreport.moc"
