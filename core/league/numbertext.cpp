// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/numbertext.h"

#include "core/text/goldtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Rounded to thousandths, halves away from zero.
Int128 thousandths(const Rational &number)
{
    const Int128 doubled = number.numerator() * 2000;
    const Int128 half = number.numerator() < 0 ? -number.denominator() : number.denominator();
    return (doubled + half) / (number.denominator() * 2);
}

QString grouped(QString digits, const QString &separator)
{
    for (qsizetype place = digits.size() - 3; place > 0; place -= 3)
        digits.insert(place, separator);
    return digits;
}

} // namespace

QString numberText(const Rational &number)
{
    const Int128 rounded = thousandths(number);
    const bool negative = rounded < 0;
    const auto size = static_cast<quint64>(negative ? -rounded : rounded);
    const QLocale locale = languageLocale(currentLanguage());
    QString text = grouped(QString::number(size / 1000), locale.groupSeparator());
    QString decimals = u"%1"_s.arg(size % 1000, 3, 10, QChar(u'0'));
    while (decimals.endsWith(u'0'))
        decimals.chop(1);
    if (!decimals.isEmpty())
        text += locale.decimalPoint() + decimals;
    return negative ? u'−' + text : text;
}

NumberTexts numberTexts(const Rational &first, const Rational &second)
{
    const NumberTexts texts{numberText(first), numberText(second)};
    if (texts.first != texts.second || first == second)
        return texts;
    return {first.toString(), second.toString()};
}

} // namespace dugout
