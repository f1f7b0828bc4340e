// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/league/formulanode.h"

namespace dugout {

/// Works one formula out for one result.
class FormulaEvaluator
{
public:
    enum class Fault { None, DividesByZero, BeyondMeasure, NoSuchColumn };

    FormulaEvaluator(const FormulaTree &tree, const QStringList &columns, const EntrantLine &line);

    [[nodiscard]] Rational run();
    [[nodiscard]] Fault fault() const { return m_fault; }
    [[nodiscard]] const QString &missingColumn() const { return m_missing; }

private:
    [[nodiscard]] Rational value(int node);
    [[nodiscard]] Rational computed(const FormulaNode &node);
    [[nodiscard]] Rational logical(const FormulaNode &node);
    [[nodiscard]] Rational arithmetic(FormulaOp op, const Rational &left, const Rational &right);
    [[nodiscard]] Rational column(int index);
    [[nodiscard]] Rational fail(Fault fault);

    const FormulaTree &m_tree;
    const QStringList &m_columns;
    const EntrantLine &m_line;
    Fault m_fault = Fault::None;
    QString m_missing;
};

} // namespace dugout
