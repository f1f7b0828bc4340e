// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/battlefield/fieldbuttons.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"

#include <QBoxLayout>
#include <QEvent>

using namespace Qt::StringLiterals;

namespace dugout {

FieldButtons::FieldButtons(QWidget *parent)
    : QWidget(parent)
    , m_row(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , m_larger(new ActionButton(this))
    , m_smaller(new ActionButton(this))
    , m_whole(new ActionButton(this))
    , m_turn(new ActionButton(this))
{
    m_larger->setObjectName(u"field-larger"_s);
    m_smaller->setObjectName(u"field-smaller"_s);
    m_whole->setObjectName(u"field-whole"_s);
    m_turn->setObjectName(u"field-turn"_s);
    m_row->setContentsMargins(0, 0, 0, 0);
    for (ActionButton *button : {m_larger, m_smaller, m_whole, m_turn}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
        m_row->addWidget(button);
    }
    connect(m_larger, &QAbstractButton::clicked, this, &FieldButtons::largerRequested);
    connect(m_smaller, &QAbstractButton::clicked, this, &FieldButtons::smallerRequested);
    connect(m_whole, &QAbstractButton::clicked, this, &FieldButtons::wholeRequested);
    connect(m_turn, &QAbstractButton::clicked, this, &FieldButtons::turnRequested);
    retranslate();
}

void FieldButtons::setUpright(bool upright)
{
    m_row->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setSpacing(gridStep(this, 1));
    resize(sizeOf(upright));
}

QSize FieldButtons::sizeOf(bool upright) const
{
    const QSize one = m_larger->sizeHint();
    const int gap = gridStep(this, 1);
    const int count = m_row->count();
    return upright ? QSize(one.width(), count * one.height() + (count - 1) * gap)
                   : QSize(count * one.width() + (count - 1) * gap, one.height());
}

void FieldButtons::setCan(bool larger, bool smaller)
{
    m_larger->setEnabled(larger);
    m_smaller->setEnabled(smaller);
    m_whole->setEnabled(smaller);
}

void FieldButtons::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FieldButtons::retranslate()
{
    m_larger->setPictureCommand("field-larger");
    m_smaller->setPictureCommand("field-smaller");
    m_whole->setPictureCommand("field-whole"); // digits answer what is asked
    m_turn->setPictureCommand("field-turn");
}

} // namespace dugout
