// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/numberbox.h"

#include "core/text/goldtext.h"
#include "ui/common/appearance.h"
#include "ui/common/textfield.h"

#include <QLineEdit>
#include <QTimer>
#include <QWheelEvent>

namespace dugout {

namespace {

/// What a coach typed without the marks between the groups, whichever he is used to, and with the
/// hyphen of his keyboard for a minus sign.
QString digitsOf(QString text)
{
    text.removeIf([](QChar each) { return each == u'.' || each == u',' || each.isSpace(); });
    return text.replace(u'−', u'-');
}

} // namespace

NumberBox::NumberBox(QWidget *parent)
    : QSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus); // not by the wheel
}

QString NumberBox::limits() const
{
    return tr("From %1 to %2").arg(goldText(minimum()), goldText(maximum()));
}

QString NumberBox::problem() const
{
    return hasAcceptableInput()
        ? QString()
        : tr("Enter a number from %1 to %2.").arg(goldText(minimum()), goldText(maximum()));
}

QSize NumberBox::sizeHint() const
{
    return QSpinBox::sizeHint().expandedTo({0, gridStep(this, 9)});
}

QSize NumberBox::minimumSizeHint() const
{
    return QSpinBox::minimumSizeHint().expandedTo({0, gridStep(this, 9)});
}

QString NumberBox::textFromValue(int value) const
{
    return goldText(value);
}

int NumberBox::valueFromText(const QString &text) const
{
    return text == specialValueText() ? minimum() : digitsOf(text).toInt();
}

QValidator::State NumberBox::validate(QString &input, int & /*position*/) const
{
    const QString digits = digitsOf(input);
    if (digits.isEmpty())
        return QValidator::Intermediate;
    if (input == specialValueText())
        return QValidator::Acceptable;
    bool isNumber = false;
    const int number = digits.toInt(&isNumber);
    if (!isNumber)
        return digits == u'-' && minimum() < 0 ? QValidator::Intermediate : QValidator::Invalid;
    return number < minimum() || number > maximum() ? QValidator::Intermediate
                                                    : QValidator::Acceptable;
}

bool NumberBox::event(QEvent *event)
{
    return leavesUndoToThePage(event, *lineEdit()) || QSpinBox::event(event);
}

void NumberBox::focusInEvent(QFocusEvent *event)
{
    QSpinBox::focusInEvent(event);
    // After the click that brought the focus has set its caret: what is typed replaces the number.
    QTimer::singleShot(0, this, &QAbstractSpinBox::selectAll);
}

void NumberBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace dugout
