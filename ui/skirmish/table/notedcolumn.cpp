// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/notedcolumn.h"

#include "ui/common/scrollcolumn.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace dugout {

NotedColumn::NotedColumn(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
}

void NotedColumn::setPart(QWidget *part, int least)
{
    m_part = part;
    m_least = least;
    if (part->parentWidget() != this)
        part->setParent(this);
    place();
}

void NotedColumn::setNeed(std::function<int()> need)
{
    m_need = std::move(need);
    place();
}

void NotedColumn::setNotes(ScrollColumn *notes, Side side)
{
    m_notes = notes;
    m_side = side;
    if (notes && notes->parentWidget() != this) {
        const bool shown = !notes->isHidden();
        notes->setParent(this);
        notes->setVisible(shown);
    }
    place();
}

void NotedColumn::setGap(int gap)
{
    m_gap = gap;
    place();
}

void NotedColumn::setMost(int most)
{
    m_most = most;
    place();
}

void NotedColumn::place()
{
    if (!m_part)
        return;
    const bool noted = m_notes && m_notes->parentWidget() == this && !m_notes->isHidden();
    if (!noted) {
        setMinimumHeight(0);
        m_part->setGeometry(rect());
        return;
    }
    const QWidget *content = m_notes->widget();
    const int needed = content->hasHeightForWidth() ? content->heightForWidth(width())
                                                    : content->sizeHint().height();
    const int least
        = std::max({m_least, m_part->minimumSizeHint().height(), m_need ? m_need() : 0});
    setMinimumHeight(std::min(m_most, needed + m_gap + least));
    const int high = std::clamp(needed, 0, std::max(0, height() - least - m_gap));
    const int gap = high > 0 ? m_gap : 0;
    const int rest = height() - high - gap;
    const bool above = m_side == Side::Above;
    m_notes->setGeometry(0, above ? 0 : rest + gap, width(), high);
    m_part->setGeometry(0, above ? high + gap : 0, width(), rest);
}

QSize NotedColumn::minimumSizeHint() const
{
    return {m_part ? m_part->minimumSizeHint().width() : 0, m_least};
}

bool NotedColumn::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::event(event);
}

void NotedColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

} // namespace dugout
