// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/sidestack.h"

#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace dugout {

namespace {

/// What the other column keeps, in steps of the grid: whose it is and a fighter to press.
constexpr int leastSteps = 16;

int heightOf(const QWidget *widget, int width)
{
    return widget->hasHeightForWidth() ? widget->heightForWidth(width)
                                       : widget->sizeHint().height();
}

int across(const QMargins &margins)
{
    return margins.left() + margins.right();
}

} // namespace

SideStack::SideStack(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
}

void SideStack::setParts(QWidget *upper, QWidget *lower)
{
    m_upper = upper;
    m_lower = lower;
    for (QWidget *part : {upper, lower}) {
        if (part->parentWidget() == this)
            continue;
        const bool shown = !part->isHidden();
        part->setParent(this);
        part->setVisible(shown);
    }
    place();
}

/// Its words are laid out only after this: until then nothing moves.
void SideStack::setCard(QWidget *card)
{
    if (card == m_card)
        return;
    m_card = card;
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
}

void SideStack::setGap(int gap)
{
    m_gap = gap;
    place();
}

int SideStack::needOf(const QWidget *part) const
{
    const auto *column = qobject_cast<const ScrollColumn *>(part);
    return column ? heightOf(column->widget(), width()) : 0;
}

/// Beside a bar: the column of a long card mostly has one.
int SideStack::needOfCard() const
{
    const auto *column = qobject_cast<const ScrollColumn *>(m_open);
    if (!column)
        return 0;
    int room = width() - column->verticalScrollBar()->sizeHint().width();
    for (const QWidget *up = m_card->parentWidget(); up && up != column->viewport();
         up = up->parentWidget())
        room -= across(up->contentsMargins()) + across(up->layout()->contentsMargins());
    return heightOf(m_card, room);
}

/// Half and half, or what one of them needs no longer than the other does without it.
int SideStack::evenShare(int room) const
{
    const int half = room / 2;
    const int above = needOf(m_upper);
    const int below = needOf(m_lower);
    if (above <= half)
        return std::max(above, std::min(half, room - below));
    return below <= room - half ? std::min(above, room - below) : half;
}

const QWidget *SideStack::openPart() const
{
    for (const QWidget *part : {m_upper, m_lower}) {
        if (m_card && part->isAncestorOf(m_card))
            return part;
    }
    return nullptr;
}

/// Who looks at several fighters of one side, one after the other, finds everything where it was.
int SideStack::upperShare(int room)
{
    const int share = evenShare(room);
    const QWidget *open = openPart();
    if (open != std::exchange(m_open, open))
        m_given = 0;
    if (!m_open)
        return share;
    const bool first = m_open == m_upper;
    const int least = std::min(needOf(first ? m_lower : m_upper), gridStep(this, leastSteps));
    const int wanted = std::max({first ? share : room - share, needOfCard(), m_given});
    m_given = std::clamp(wanted, 0, std::max(0, room - least));
    return first ? m_given : room - m_given;
}

void SideStack::place()
{
    if (!m_upper)
        return;
    if (m_upper->isHidden() || m_lower->isHidden()) {
        (m_upper->isHidden() ? m_lower : m_upper)->setGeometry(rect());
        return;
    }
    const int room = std::max(0, height() - m_gap);
    const int first = upperShare(room);
    m_upper->setGeometry(0, 0, width(), first);
    m_lower->setGeometry(0, first + m_gap, width(), room - first);
}

bool SideStack::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::event(event);
}

void SideStack::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_given = 0;
    place();
}

} // namespace dugout
