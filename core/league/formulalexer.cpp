// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/formulalexer.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FormulaWords
{
    Q_DECLARE_TR_FUNCTIONS(PointsFormula)
};

constexpr qsizetype mostDigits = 9;
constexpr qsizetype mostDecimals = 4;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// What was typed, or its number in Unicode where it would not be seen or would do mischief.
QString shown(const QString &formula, qsizetype place)
{
    const QChar c = formula.at(place);
    if (c.isHighSurrogate() && place + 1 < formula.size())
        return formula.mid(place, 2);
    return c.isPrint() && !c.isSurrogate()
        ? QString(c)
        : u"U+%1"_s.arg(static_cast<uint>(c.unicode()), 4, 16, QChar(u'0')).toUpper();
}

class Lexer
{
public:
    explicit Lexer(const QString &formula)
        : m_formula(formula)
    { }

    Result<std::vector<FormulaToken>> run()
    {
        while (m_place < m_formula.size() && !m_error) {
            const QChar c = m_formula.at(m_place);
            if (c.isSpace())
                ++m_place;
            else if (isDigit(c) || c == u'.')
                takeNumber();
            else if (c.isLetter() || c == u'_')
                takeName();
            else
                takeSign();
        }
        if (m_error)
            return *m_error;
        add(FormulaToken::Kind::End, {});
        return std::move(m_tokens);
    }

private:
    void add(FormulaToken::Kind kind, const QString &text, const Rational &number = {})
    {
        m_tokens.push_back({kind, static_cast<int>(m_place) + 1, text, number});
        m_place += text.size();
    }

    void takeNumber()
    {
        qsizetype end = m_place;
        qsizetype point = -1;
        while (end < m_formula.size()
               && (isDigit(m_formula.at(end)) || (m_formula.at(end) == u'.' && point < 0))) {
            if (m_formula.at(end) == u'.')
                point = end;
            ++end;
        }
        const qsizetype whole = (point < 0 ? end : point) - m_place;
        const qsizetype decimals = point < 0 ? 0 : end - point - 1;
        if (whole > mostDigits || decimals > mostDecimals || whole + decimals == 0) {
            fail(FormulaWords::tr("a number has at most %1 digits, and %2 after the point.")
                     .arg(mostDigits)
                     .arg(mostDecimals));
            return;
        }
        const QString text = m_formula.mid(m_place, end - m_place);
        Int128 scale = 1;
        for (qsizetype i = 0; i < decimals; ++i)
            scale *= 10;
        const qint64 digits = QString(text).remove(u'.').toLongLong();
        add(FormulaToken::Kind::Number, text, Rational(Int128(digits), scale));
    }

    void takeName()
    {
        qsizetype end = m_place;
        while (end < m_formula.size()
               && (m_formula.at(end).isLetterOrNumber() || m_formula.at(end) == u'_'))
            ++end;
        add(FormulaToken::Kind::Name, m_formula.mid(m_place, end - m_place));
    }

    void takeSign()
    {
        // The longer signs first: "<=" is not "<" and "=".
        for (const QStringView sign : {u"<=", u">=", u"<>", u"!=", u"<", u">", u"=", u"+", u"-",
                                       u"*", u"/", u"(", u")", u","}) {
            if (QStringView(m_formula).mid(m_place).startsWith(sign)) {
                add(FormulaToken::Kind::Sign, sign.toString());
                return;
            }
        }
        fail(FormulaWords::tr("\"%1\" has no place in a formula.").arg(shown(m_formula, m_place)));
    }

    void fail(const QString &sentence)
    {
        m_error = formulaError(static_cast<int>(m_place) + 1, sentence);
    }

    const QString &m_formula;
    qsizetype m_place = 0;
    std::vector<FormulaToken> m_tokens;
    std::optional<Error> m_error;
};

} // namespace

Error formulaError(int place, const QString &sentence)
{
    return {ErrorCode::BadFormula,
            FormulaWords::tr("Character %1 of the formula: %2").arg(place).arg(sentence),
            {}};
}

Result<std::vector<FormulaToken>> formulaTokens(const QString &formula)
{
    return Lexer(formula).run();
}

} // namespace dugout
