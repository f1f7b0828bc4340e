// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"
#include "core/dice/rollrecord.h"

#include <QCoreApplication>

namespace dugout {

/// Whether one coach's dice of one size fell evenly.
struct FairnessTest
{
    enum class Verdict { TooFew, Even, Unusual, Suspicious };

    int coach = 0;
    int faces = 6;
    std::vector<int> counts; ///< how often each face came, from 1
    double chiSquare = 0;
    double chance = 1; ///< of dice at least this uneven when they are fair
    Verdict verdict = Verdict::TooFew;

    [[nodiscard]] int dice() const;
    /// Fewer dice than this say nothing: the test wants every face expected five times.
    [[nodiscard]] int fewestDice() const { return faces * 5; }
    bool operator==(const FairnessTest &) const = default;
};

/// Expected against actual for one coach and one kind of roll.
struct LuckRow
{
    int coach = 0;
    PurposeId purpose;
    int rolls = 0;
    int dice = 0;
    Rational expected; ///< sum of all dice that fair ones show on average
    int actual = 0; ///< sum they showed

    [[nodiscard]] Rational difference() const { return Rational(actual) - expected; }
    bool operator==(const LuckRow &) const = default;
};

/// What the recorded dice of a match say about luck, and whether they say anything at all.
class LuckReport
{
    Q_DECLARE_TR_FUNCTIONS(LuckReport)

public:
    explicit LuckReport(const std::vector<RollRecord> &records);

    /// By coach, then by purpose.
    [[nodiscard]] const std::vector<LuckRow> &rows() const { return m_rows; }
    /// By coach, then by number of faces.
    [[nodiscard]] const std::vector<FairnessTest> &tests() const { return m_tests; }
    /// One plain sentence for the coach.
    [[nodiscard]] static QString sentence(const FairnessTest &test);

private:
    std::vector<LuckRow> m_rows;
    std::vector<FairnessTest> m_tests;
};

/// The chance that a chi-square value of so many degrees of freedom is at least `value`.
[[nodiscard]] double chiSquareTail(double value, int degrees);

} // namespace dugout
