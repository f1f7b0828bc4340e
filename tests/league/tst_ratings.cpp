// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/elo.h"
#include "core/league/glicko.h"

#include <QTest>

#include <cmath>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestRatings final : public QObject
{
    Q_OBJECT

private slots:
    void followsThePublishedEloExample();
    void followsTheTabletopAssociation();
    void expectsOneGameInAll();
    void followsThePublishedGlickoExample();
    void becomesLessSureWithoutGames();
    void staysSound_data();
    void staysSound();
};

namespace {

bool isNear(double one, double other, double by)
{
    return std::abs(one - other) <= by;
}

} // namespace

/// The example of the encyclopaedias: 1613 loses, draws, wins, wins and loses in a tournament with
/// the factor 32, expects 2.867 points and falls to 1601.
void TestRatings::followsThePublishedEloExample()
{
    const EloRules rules{1500, 400};
    const std::vector<RatedGame> games{{1609, 0}, {1477, 0.5}, {1388, 1}, {1586, 1}, {1720, 0}};
    double rating = 1613;
    for (const RatedGame &game : games) // each by the rating before the tournament
        rating += eloAfterGame(1613, game, 32, rules) - 1613;
    QVERIFY(isNear(rating, 1601, 0.5));
    QVERIFY(isNear(eloExpected(1613, 1609, rules), 0.506, 0.0005));
    QVERIFY(isNear(eloExpected(1613, 1720, rules), 0.351, 0.0005));
}

void TestRatings::followsTheTabletopAssociation()
{
    const EloRules rules;
    QCOMPARE(rules.start, 150.0);
    QVERIFY(isNear(eloStep(16), 8, 1e-9));
    QVERIFY(isNear(eloStep(32), 2 * std::sqrt(32.0), 1e-9));
    QVERIFY(isNear(eloStep(200), 2 * std::sqrt(32.0), 1e-9));
    QVERIFY(isNear(eloExpected(150, 150, rules), 0.5, 1e-9));
    QVERIFY(isNear(eloExpected(300, 150, rules), 10.0 / 11, 1e-9));
    QVERIFY(isNear(eloAfterGame(150, {150, 1}, eloStep(16), rules), 154, 1e-9));
}

void TestRatings::expectsOneGameInAll()
{
    for (double difference = -600; difference <= 600; difference += 37) {
        const double sum
            = eloExpected(150 + difference, 150, {}) + eloExpected(150, 150 + difference, {});
        QVERIFY(isNear(sum, 1, 1e-12));
    }
}

/// The worked example of the author's paper.
void TestRatings::followsThePublishedGlickoExample()
{
    const GlickoRating own{1500, 200, 0.06};
    const std::vector<GlickoGame> games{
        {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    const GlickoRating after = glickoAfter(own, games, 0.5);
    QVERIFY2(isNear(after.rating, 1464.06, 0.02), qPrintable(QString::number(after.rating)));
    QVERIFY2(isNear(after.deviation, 151.52, 0.01), qPrintable(QString::number(after.deviation)));
    QVERIFY2(isNear(after.volatility, 0.05999, 0.00001),
             qPrintable(QString::number(after.volatility)));
}

void TestRatings::becomesLessSureWithoutGames()
{
    const GlickoRating own;
    const GlickoRating after = glickoAfter(own, {});
    QCOMPARE(after.rating, own.rating);
    QCOMPARE(after.volatility, own.volatility);
    const double phi = own.deviation / 173.7178;
    QVERIFY(isNear(after.deviation, 173.7178 * std::hypot(phi, own.volatility), 1e-9));
}

void TestRatings::staysSound_data()
{
    QTest::addColumn<double>("own");
    QTest::addColumn<double>("opponent");
    QTest::addColumn<double>("score");
    QTest::addColumn<int>("games");
    QTest::newRow("expected win") << 2500.0 << 500.0 << 1.0 << 1;
    QTest::newRow("upset") << 2500.0 << 500.0 << 0.0 << 1;
    QTest::newRow("many upsets") << 2500.0 << 500.0 << 0.0 << 40;
    QTest::newRow("many draws") << 1500.0 << 1500.0 << 0.5 << 40;
}

void TestRatings::staysSound()
{
    QFETCH(double, own);
    QFETCH(double, opponent);
    QFETCH(double, score);
    QFETCH(int, games);
    const std::vector<GlickoGame> played(static_cast<size_t>(games),
                                         GlickoGame{{opponent, 60, 0.15}, score});
    const GlickoRating after = glickoAfter({own, 150, 0.15}, played);
    QVERIFY(std::isfinite(after.rating));
    QVERIFY(std::isfinite(after.deviation) && after.deviation > 0);
    QVERIFY(std::isfinite(after.volatility) && after.volatility > 0);
    if (score == 0.0)
        QVERIFY(after.rating < own);
}

QTEST_GUILESS_MAIN(TestRatings)
#include "tst_ratings.moc"
