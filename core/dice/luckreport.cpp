// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/luckreport.h"

#include "core/text/language.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace dugout {

namespace {

constexpr double unusualChance = 0.05;
constexpr double suspiciousChance = 0.001;
constexpr double precision = 1e-15;
constexpr int mostTerms = 10000;

/// The regularised upper incomplete gamma function for x < a + 1, by its series.
double gammaSeries(double a, double x)
{
    double term = 1 / a;
    double sum = term;
    for (int n = 1; n < mostTerms && std::abs(term) > std::abs(sum) * precision; ++n) {
        term *= x / (a + n);
        sum += term;
    }
    return 1 - sum * std::exp(-x + a * std::log(x) - std::lgamma(a));
}

/// The same for larger x, by its continued fraction (modified Lentz).
double gammaFraction(double a, double x)
{
    double b = x + 1 - a;
    double c = 1e300;
    double d = 1 / b;
    double h = d;
    for (int n = 1; n < mostTerms; ++n) {
        const double an = -n * (n - a);
        b += 2;
        d = 1 / (an * d + b);
        c = b + an / c;
        const double change = d * c;
        h *= change;
        if (std::abs(change - 1) < precision)
            break;
    }
    return h * std::exp(-x + a * std::log(x) - std::lgamma(a));
}

FairnessTest::Verdict verdictOf(const FairnessTest &test)
{
    if (test.dice() < test.fewestDice())
        return FairnessTest::Verdict::TooFew;
    if (test.chance < suspiciousChance)
        return FairnessTest::Verdict::Suspicious;
    return test.chance < unusualChance ? FairnessTest::Verdict::Unusual
                                       : FairnessTest::Verdict::Even;
}

void finish(FairnessTest &test)
{
    const double expected = static_cast<double>(test.dice()) / test.faces;
    for (const int count : test.counts)
        test.chiSquare += (count - expected) * (count - expected) / expected;
    test.chance = chiSquareTail(test.chiSquare, test.faces - 1);
    test.verdict = verdictOf(test);
}

} // namespace

double chiSquareTail(double value, int degrees)
{
    const double a = degrees / 2.0;
    const double x = value / 2;
    if (x <= 0)
        return 1;
    return x < a + 1 ? gammaSeries(a, x) : gammaFraction(a, x);
}

int FairnessTest::dice() const
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

LuckReport::LuckReport(const std::vector<RollRecord> &records)
{
    std::map<std::pair<int, PurposeId>, LuckRow> rows;
    std::map<std::pair<int, int>, FairnessTest> tests;
    for (const RollRecord &record : records) {
        LuckRow &row = rows[{record.coach, record.purpose}];
        row.coach = record.coach;
        row.purpose = record.purpose;
        ++row.rolls;
        for (size_t die = 0; die < std::min(record.dice.size(), record.faces.size()); ++die) {
            const int faces = record.faces[die];
            if (record.dice[die] < 1 || record.dice[die] > faces)
                continue;
            ++row.dice;
            row.actual += record.dice[die];
            row.expected += Rational(Int128(faces + 1), Int128(2));
            FairnessTest &test = tests[{record.coach, faces}];
            test.coach = record.coach;
            test.faces = faces;
            test.counts.resize(static_cast<size_t>(faces));
            ++test.counts[static_cast<size_t>(record.dice[die] - 1)];
        }
    }
    for (auto &[key, row] : rows)
        m_rows.push_back(std::move(row));
    for (auto &[key, test] : tests) {
        finish(test);
        m_tests.push_back(std::move(test));
    }
}

QString LuckReport::sentence(const FairnessTest &test)
{
    const QString percent = languageLocale(currentLanguage()).toString(test.chance * 100, 'f', 1);
    switch (test.verdict) {
    case FairnessTest::Verdict::TooFew:
        return tr("%n die/dice are too few to mean anything; at least %1 are needed.", nullptr,
                  test.dice())
            .arg(test.fewestDice());
    case FairnessTest::Verdict::Even:
        return tr("These dice fell as fair dice do.");
    case FairnessTest::Verdict::Unusual:
        return tr("Unusual, but it happens: fair dice fall this unevenly in %1% of matches.")
            .arg(percent);
    case FairnessTest::Verdict::Suspicious:
        return tr("Fair dice fall this unevenly in fewer than one match in a thousand.");
    }
    return {};
}

} // namespace dugout
