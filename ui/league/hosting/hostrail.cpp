// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/hosting/hostrail.h"

#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int widthSteps = 49;
constexpr int rowSteps = 10;
constexpr int discSteps = 6;
constexpr int besideWords = 14; ///< the edges, and the gap behind the disc

} // namespace

HostRail::HostRail(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void HostRail::setTitle(const QString &title)
{
    m_title = title;
    update();
}

void HostRail::setSteps(const QStringList &steps, int current)
{
    m_steps = steps;
    m_current = current;
    setAccessibleName(m_steps.value(m_current));
    updateGeometry();
    update();
}

/// No step is cut off, in whichever language.
QSize HostRail::sizeHint() const
{
    const QFontMetrics strong(styledFont(font(), TextStyle::Strong));
    int widest = 0;
    for (const QString &step : m_steps)
        widest = std::max(widest, strong.horizontalAdvance(step));
    return {std::max(gridStep(this, widthSteps), widest + gridStep(this, discSteps + besideWords)),
            gridStep(this, 18 + rowSteps * 4)};
}

void HostRail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void HostRail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(tone::rail));
    const int unit = gridStep(this, 1);
    const QColor ink = palette().color(tone::railInk);
    painter.setPen(ink);
    painter.setFont(styledFont(font(), TextStyle::Strong));
    const QRect head(13 * unit, 4 * unit, width() - 15 * unit, 12 * unit);
    paintToneIcon(&painter, u"league"_s, {5 * unit, 7 * unit, 6 * unit, 6 * unit}, ink);
    painter.drawText(head, Qt::AlignVCenter | Qt::TextWordWrap, m_title);
    for (int i = 0; i < m_steps.size(); ++i) {
        const QRect row(4 * unit, 18 * unit + i * rowSteps * unit, width() - 8 * unit,
                        rowSteps * unit);
        const bool isCurrent = i == m_current;
        if (isCurrent) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().color(tone::go));
            painter.drawRoundedRect(row, cardRadius - 2, cardRadius - 2);
        }
        const QColor words = isCurrent ? palette().color(tone::onGo) : ink;
        const QRect disc(row.x() + 2 * unit, row.center().y() - discSteps * unit / 2,
                         discSteps * unit, discSteps * unit);
        painter.setPen(QPen(words, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(disc);
        painter.setFont(styledFont(font(), TextStyle::Strong));
        if (i < m_current)
            paintToneIcon(&painter, u"check"_s, disc.adjusted(unit, unit, -unit, -unit), words);
        else
            painter.drawText(disc, Qt::AlignCenter, QString::number(i + 1));
        painter.drawText(row.adjusted((discSteps + 4) * unit, 0, 0, 0), Qt::AlignVCenter,
                         m_steps.at(i));
    }
}

} // namespace dugout
