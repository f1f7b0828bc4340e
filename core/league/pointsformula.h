// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/league/formulanode.h"

namespace dugout {

/// How many points a match gives to one of its sides, such as
/// `10*won + 5*drawn + min(td,3) + min(cas,3)` or `3*won + drawn + if(lost and margin=1, 1, 0)`.
///
/// Everything is reckoned exactly: 1/3 is a third, and three of them are one point. A condition is
/// 1 or 0, and every number but 0 is a condition that holds. `and`, `or` and `if` look only at what
/// decides them. `round` rounds halves away from zero. `margin` has no sign.
class PointsFormula
{
public:
    /// Three points for a win and one for a draw.
    PointsFormula();
    /// Three numbers such as `3-1-0` or `5-3-1` are what a win, a draw and a loss give.
    [[nodiscard]] static Result<PointsFormula> parse(const QString &text,
                                                     const QStringList &columns = {});

    /// As it was written.
    [[nodiscard]] const QString &text() const { return m_text; }
    /// The points, or why there are none: a division by nothing, a number beyond measure, a column
    /// that a played match does not have. Matches that nobody played have 0 in every column.
    [[nodiscard]] Result<Rational> points(const EntrantLine &line) const;
    /// It says itself what a bye gives.
    [[nodiscard]] bool namesByes() const;

    bool operator==(const PointsFormula &) const = default;

private:
    PointsFormula(QString text, FormulaTree tree, QStringList columns);

    QString m_text;
    FormulaTree m_tree;
    QStringList m_columns;
};

/// Beyond this a number of points is a slip; within it, no sum or comparison can fail.
[[nodiscard]] bool isWithinMeasure(const Rational &points);

} // namespace dugout
