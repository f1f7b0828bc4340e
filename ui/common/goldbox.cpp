// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/goldbox.h"

#include "core/text/goldtext.h"

namespace dugout {

namespace {

/// What a coach typed without the marks between the groups, whichever he is used to.
QString digitsOf(QString text)
{
    text.removeIf([](QChar each) { return each == u'.' || each == u',' || each.isSpace(); });
    return text;
}

} // namespace

GoldBox::GoldBox(QWidget *parent)
    : QSpinBox(parent)
{
    setSingleStep(10'000);
}

QString GoldBox::textFromValue(int value) const
{
    return goldText(value);
}

int GoldBox::valueFromText(const QString &text) const
{
    return digitsOf(text).toInt();
}

QValidator::State GoldBox::validate(QString &input, int & /*position*/) const
{
    const QString digits = digitsOf(input);
    if (digits.isEmpty())
        return QValidator::Intermediate;
    bool isNumber = false;
    const int gold = digits.toInt(&isNumber);
    if (!isNumber || gold > maximum())
        return QValidator::Invalid;
    return gold < minimum() ? QValidator::Intermediate : QValidator::Acceptable;
}

} // namespace dugout
