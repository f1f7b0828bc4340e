// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/logdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/play/logmodel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

namespace dugout {

namespace {

/// Newer ones are read, older ones looked up.
constexpr int freshRows = 3;

QRect textArea(const QRect &row, const QWidget *view)
{
    const int pad = gridStep(view, 2);
    return row.adjusted(pad, gridStep(view, 1) / 2, -pad, -gridStep(view, 1) / 2);
}

} // namespace

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const bool misfit = !index.data(LogModel::MisfitRole).toString().isEmpty();
    const bool heading = index.data(LogModel::HeadingRole).toBool();
    const bool selected = !heading && option.state & QStyle::State_Selected;
    painter->save();
    if (selected || (!heading && option.state & QStyle::State_MouseOver)) {
        painter->setRenderHint(QPainter::Antialiasing);
        // Where the keyboard is the line is thicker than in a list that only keeps its row.
        const qreal line
            = option.state & QStyle::State_HasFocus ? 3.0 : strokeWidth(option.palette);
        painter->setPen(selected ? QPen(option.palette.color(tone::go), line) : QPen(Qt::NoPen));
        painter->setBrush(option.palette.color(tone::soft));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
    }
    if (misfit)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), gridStep(option.widget, 1),
                                option.rect.height()),
                          option.palette.color(tone::look));
    const bool fresh = index.row() < freshRows;
    painter->setFont(heading ? styledFont(QApplication::font(), TextStyle::Strong)
                             : QApplication::font());
    painter->setPen(option.palette.color(misfit ? tone::look : fresh ? tone::ink : tone::greyInk));
    painter->drawText(textArea(option.rect, option.widget), Qt::TextWordWrap | Qt::AlignVCenter,
                      index.data().toString());
    painter->restore();
}

int LogDelegate::heightOf(const QString &line, int width) const
{
    if (width != m_width || m_font != QApplication::font()) {
        m_heights.clear();
        m_width = width;
        m_font = QApplication::font();
    }
    const auto known = m_heights.constFind(line);
    if (known != m_heights.constEnd())
        return *known;
    const QRect room(0, 0, std::max(1, width), 100000);
    const int height = QFontMetrics(m_font).boundingRect(room, Qt::TextWordWrap, line).height();
    m_heights.insert(line, height);
    return height;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const int room = textArea({0, 0, width, 0}, option.widget).width();
    return {width, heightOf(index.data().toString(), room) + gridStep(option.widget, 1)};
}

} // namespace dugout
