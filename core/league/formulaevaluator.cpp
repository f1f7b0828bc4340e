// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/formulaevaluator.h"

#include "core/league/formulawords.h"
#include "core/league/pointsformula.h"

namespace dugout {

namespace {

bool holds(const Rational &value)
{
    return value.numerator() != 0;
}

Rational truth(bool held)
{
    return held ? 1 : 0;
}

Rational roundedDown(const Rational &value)
{
    Int128 whole = value.numerator() / value.denominator();
    if (value.numerator() < 0 && whole * value.denominator() != value.numerator())
        --whole;
    return {whole, 1};
}

Rational roundedUp(const Rational &value)
{
    return -roundedDown(-value);
}

Rational roundedToNearest(const Rational &value)
{
    const Rational half(Int128(1), Int128(2));
    return value < 0 ? roundedUp(value - half) : roundedDown(value + half);
}

bool compared(FormulaOp op, const Rational &left, const Rational &right)
{
    switch (op) {
    case FormulaOp::Equal:
        return left == right;
    case FormulaOp::Unequal:
        return left != right;
    case FormulaOp::Less:
        return left < right;
    case FormulaOp::LessEqual:
        return left <= right;
    case FormulaOp::Greater:
        return left > right;
    default:
        return left >= right;
    }
}

bool isLogical(FormulaOp op)
{
    return op == FormulaOp::And || op == FormulaOp::Or || op == FormulaOp::If;
}

} // namespace

FormulaEvaluator::FormulaEvaluator(const FormulaTree &tree, const QStringList &columns,
                                   const EntrantLine &line)
    : m_tree(tree)
    , m_columns(columns)
    , m_line(line)
{ }

Rational FormulaEvaluator::run()
{
    return value(static_cast<int>(m_tree.size()) - 1);
}

Rational FormulaEvaluator::fail(Fault fault)
{
    if (m_fault == Fault::None)
        m_fault = fault;
    return 0;
}

Rational FormulaEvaluator::value(int node)
{
    if (m_fault != Fault::None)
        return 0;
    const Rational found = computed(m_tree[static_cast<size_t>(node)]);
    return isWithinMeasure(found) ? found : fail(Fault::BeyondMeasure);
}

Rational FormulaEvaluator::computed(const FormulaNode &node)
{
    if (node.op == FormulaOp::Number)
        return node.number;
    if (node.op == FormulaOp::Word)
        return formulaWordValue(node.index, m_line);
    if (node.op == FormulaOp::Column)
        return column(node.index);
    if (isLogical(node.op))
        return logical(node);
    const Rational left = value(node.parts[0]);
    return arithmetic(node.op, left, node.parts[1] < 0 ? Rational() : value(node.parts[1]));
}

Rational FormulaEvaluator::logical(const FormulaNode &node)
{
    const bool first = holds(value(node.parts[0]));
    if (node.op == FormulaOp::If)
        return value(node.parts[first ? 1 : 2]);
    if (first == (node.op == FormulaOp::Or))
        return truth(first);
    return truth(holds(value(node.parts[1])));
}

Rational FormulaEvaluator::arithmetic(FormulaOp op, const Rational &left, const Rational &right)
{
    switch (op) {
    case FormulaOp::Negate:
        return -left;
    case FormulaOp::Not:
        return truth(!holds(left));
    case FormulaOp::Add:
        return left + right;
    case FormulaOp::Subtract:
        return left - right;
    case FormulaOp::Multiply:
        return left * right;
    case FormulaOp::Divide:
        return holds(right) ? left / right : fail(Fault::DividesByZero);
    case FormulaOp::Min:
        return left < right ? left : right;
    case FormulaOp::Max:
        return left < right ? right : left;
    case FormulaOp::Abs:
        return left < 0 ? -left : left;
    case FormulaOp::Floor:
        return roundedDown(left);
    case FormulaOp::Ceil:
        return roundedUp(left);
    case FormulaOp::Round:
        return roundedToNearest(left);
    default:
        return truth(compared(op, left, right));
    }
}

Rational FormulaEvaluator::column(int index)
{
    const QString &name = m_columns.at(index);
    for (const LineColumn &column : m_line.columns) {
        if (column.name == name)
            return column.value;
    }
    if (m_line.kind != ResultKind::Played)
        return 0;
    m_missing = name;
    return fail(Fault::NoSuchColumn);
}

} // namespace dugout
