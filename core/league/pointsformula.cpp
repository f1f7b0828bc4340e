// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/pointsformula.h"

#include "core/league/formulaevaluator.h"
#include "core/league/formulaparser.h"
#include "core/league/formulawords.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FormulaWords
{
    Q_DECLARE_TR_FUNCTIONS(PointsFormula)
};

/// What "3-1-0" means: as sums these would give the same points to everybody.
QString withoutPreset(const QString &text)
{
    static const QRegularExpression three(
        u"^\\s*(\\d{1,6})\\s*-\\s*(\\d{1,6})\\s*-\\s*(\\d{1,6})\\s*$"_s);
    const auto found = three.match(text);
    if (!found.hasMatch())
        return text;
    return u"%1*won + %2*drawn + %3*lost"_s.arg(found.captured(1), found.captured(2),
                                                found.captured(3));
}

Error noPoints(const FormulaEvaluator &calculator)
{
    switch (calculator.fault()) {
    case FormulaEvaluator::Fault::DividesByZero:
        return {
            ErrorCode::FormulaDividesByZero, FormulaWords::tr("the formula divides by zero."), {}};
    case FormulaEvaluator::Fault::NoSuchColumn:
        return {ErrorCode::FormulaColumnMissing,
                FormulaWords::tr("the result does not say \"%1\", which the formula asks for.")
                    .arg(calculator.missingColumn()),
                {}};
    default:
        return {ErrorCode::FormulaBeyondMeasure,
                FormulaWords::tr("the formula gives a number beyond all measure."),
                {}};
    }
}

} // namespace

bool isWithinMeasure(const Rational &points)
{
    // The product of two such numbers still has room in 128 bits, and so has their comparison.
    constexpr Int128 most = 1'000'000'000'000'000;
    return !points.isLost() && points.numerator() <= most && points.numerator() >= -most
        && points.denominator() <= most;
}

PointsFormula::PointsFormula()
    : PointsFormula(*parse(u"3-1-0"_s))
{ }

PointsFormula::PointsFormula(QString text, FormulaTree tree, QStringList columns)
    : m_text(std::move(text))
    , m_tree(std::move(tree))
    , m_columns(std::move(columns))
{ }

Result<PointsFormula> PointsFormula::parse(const QString &text, const QStringList &columns)
{
    auto tree = parseFormula(withoutPreset(text), columns);
    if (!tree)
        return tree.error();
    return PointsFormula(text.trimmed(), *std::move(tree), columns);
}

Result<Rational> PointsFormula::points(const EntrantLine &line) const
{
    FormulaEvaluator calculator(m_tree, m_columns, line);
    const Rational points = calculator.run();
    if (calculator.fault() != FormulaEvaluator::Fault::None)
        return noPoints(calculator);
    return points;
}

bool PointsFormula::namesByes() const
{
    const auto bye = static_cast<int>(formulaWords().indexOf(u"bye"_s));
    return std::any_of(m_tree.begin(), m_tree.end(), [bye](const FormulaNode &node) {
        return node.op == FormulaOp::Word && node.index == bye;
    });
}

} // namespace dugout
