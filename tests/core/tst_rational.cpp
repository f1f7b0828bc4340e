// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/rational.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestRational final : public QObject
{
    Q_OBJECT

private slots:
    void isPrintedInLowestTerms_data();
    void isPrintedInLowestTerms();
    void computesLikeFractions();
    void isOrdered();
    void losesWhatDoesNotFit();
    void knowsWhatJustFits_data();
    void knowsWhatJustFits();
};

void TestRational::isPrintedInLowestTerms_data()
{
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::addColumn<QString>("text");
    QTest::newRow("already lowest") << 25 << 36 << u"25/36"_s;
    QTest::newRow("reduced") << 50 << 72 << u"25/36"_s;
    QTest::newRow("whole") << 6 << 6 << u"1"_s;
    QTest::newRow("zero") << 0 << 36 << u"0"_s;
    QTest::newRow("negative") << 3 << -6 << u"-1/2"_s;
    QTest::newRow("nothing to divide by") << 1 << 0 << QString();
}

void TestRational::isPrintedInLowestTerms()
{
    QFETCH(int, numerator);
    QFETCH(int, denominator);
    QFETCH(QString, text);
    QCOMPARE(Rational(Int128(numerator), Int128(denominator)).toString(), text);
}

void TestRational::computesLikeFractions()
{
    for (int a = -7; a <= 7; ++a) {
        for (int b = 1; b <= 7; ++b) {
            for (int c = -7; c <= 7; ++c) {
                for (int d = 1; d <= 7; ++d) {
                    const Rational left{Int128(a), Int128(b)};
                    const Rational right{Int128(c), Int128(d)};
                    QCOMPARE(left + right, Rational(Int128(a * d + c * b), Int128(b * d)));
                    QCOMPARE(left - right, Rational(Int128(a * d - c * b), Int128(b * d)));
                    QCOMPARE(left * right, Rational(Int128(a * c), Int128(b * d)));
                    QCOMPARE(left < right, a * d < c * b);
                    QCOMPARE(left == right, a * d == c * b);
                    if (c != 0)
                        QCOMPARE(left / right, Rational(Int128(a * d), Int128(b * c)));
                }
            }
        }
    }
}

void TestRational::isOrdered()
{
    QVERIFY(Rational(Int128(25), Int128(36)) < Rational(Int128(25), Int128(27)));
    QVERIFY(Rational(0) < Rational(Int128(1), Int128(1000000007)));
    QVERIFY(!(Rational::lost() < Rational(1)) && !(Rational(1) < Rational::lost()));
}

void TestRational::losesWhatDoesNotFit()
{
    Rational large(std::numeric_limits<std::int64_t>::max());
    QVERIFY(!(large * large).isLost());
    QVERIFY((large * large * large).isLost());
    QVERIFY((large * large * large * Rational(0)).isLost());
    QVERIFY((large * large + Rational::lost()).isLost());
    Rational small(Int128(1), Int128(6));
    for (int i = 0; i < 48; ++i)
        small *= Rational(Int128(1), Int128(6));
    QVERIFY(!small.isLost()); // six to the forty-ninth still fits
    QVERIFY((small * Rational(Int128(1), Int128(6))).isLost());
    QCOMPARE(small + small, small * Rational(2));
}

void TestRational::knowsWhatJustFits_data()
{
    // As powers of two: a product of 2^127 no longer fits, and one less does.
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("right");
    QTest::addColumn<bool>("fits");
    for (int left = 0; left < 127; ++left) {
        for (int right = std::max(0, 124 - left); right < std::min(127, 130 - left); ++right)
            QTest::addRow("%d+%d", left, right) << left << right << (left + right < 127);
    }
}

void TestRational::knowsWhatJustFits()
{
    QFETCH(int, left);
    QFETCH(int, right);
    QFETCH(bool, fits);
    const Int128 first = Int128(1) << left;
    const Int128 second = Int128(1) << right;
    const Rational product = Rational(first, 1) * Rational(-second, 1);
    QCOMPARE(!product.isLost(), fits);
    if (fits)
        QVERIFY(product.numerator() == -(Int128(1) << (left + right)));
    // One less than a power has every bit below it, so that both halves of the product carry.
    const Rational odd = Rational(first - 1, 1) * Rational(-second, 1);
    QCOMPARE(!odd.isLost(), left == 0 || left + right <= 127);
    if (left > 0 && !odd.isLost())
        QVERIFY(odd.numerator() == -((first - 1) * second));
}

QTEST_GUILESS_MAIN(TestRational)
#include "tst_rational.moc"
