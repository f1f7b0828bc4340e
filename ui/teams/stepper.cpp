// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/stepper.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace dugout {

Stepper::Stepper(QWidget *parent)
    : QWidget(parent)
    , m_less(new ActionButton(this))
    , m_number(new TextLabel(TextStyle::Strong, this))
    , m_more(new ActionButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 1));
    layout->addWidget(m_less);
    layout->addWidget(m_number);
    layout->addWidget(m_more);
    layout->addStretch();
    m_less->setText(u"–"_s);
    m_more->setText(u"+"_s);
    m_number->setAlignment(Qt::AlignCenter);
    m_number->setMinimumWidth(gridStep(this, 6));
    connect(m_less, &QAbstractButton::clicked, this, [this] { ask(m_value - 1); });
    connect(m_more, &QAbstractButton::clicked, this, [this] { ask(m_value + 1); });
    // The buttons have the focus, and would pass it on with the arrow keys.
    m_less->installEventFilter(this);
    m_more->installEventFilter(this);
    refresh();
}

void Stepper::setValue(int value)
{
    m_value = value;
    refresh();
}

void Stepper::setRange(int lowest, int highest)
{
    m_lowest = lowest;
    m_highest = highest;
    refresh();
}

void Stepper::setSubject(const QString &subject)
{
    m_subject = subject;
    refresh();
}

void Stepper::ask(int value)
{
    if (value >= m_lowest && value <= m_highest)
        emit valueRequested(value);
}

void Stepper::refresh()
{
    m_number->setText(QString::number(m_value));
    m_number->setAccessibleName(u"%1: %2"_s.arg(m_subject).arg(m_value));
    m_less->setEnabled(m_value > m_lowest);
    m_more->setEnabled(m_value < m_highest);
    m_less->setAccessibleName(tr("Fewer: %1").arg(m_subject));
    m_more->setAccessibleName(tr("More: %1").arg(m_subject));
    m_less->setToolTip(m_less->accessibleName());
    m_more->setToolTip(m_more->accessibleName());
}

bool Stepper::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Plus:
        ask(m_value + 1);
        return true;
    case Qt::Key_Down:
    case Qt::Key_Minus:
        ask(m_value - 1);
        return true;
    default:
        return false;
    }
}

bool Stepper::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && takeKey(static_cast<QKeyEvent *>(event)->key()))
        return true;
    return QWidget::eventFilter(watched, event);
}

void Stepper::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    if (event->type() == QEvent::FontChange)
        m_number->setMinimumWidth(gridStep(this, 6));
    QWidget::changeEvent(event);
}

} // namespace dugout
