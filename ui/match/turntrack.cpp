// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/turntrack.h"

#include "ui/common/appearance.h"
#include "ui/common/teamink.h"
#include "ui/common/textlabel.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace dugout {

namespace {
constexpr int boxSteps = 5;
constexpr int compactSteps = 4;
constexpr qreal radius = 5.0;
} // namespace

TurnTrack::TurnTrack(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    say();
}

void TurnTrack::setTurns(int turn, int count)
{
    m_turn = turn;
    m_count = count;
    say();
    updateGeometry();
    update();
}

void TurnTrack::setColour(const QColor &colour)
{
    m_colour = colour;
    update();
}

QSize TurnTrack::sizeHint() const
{
    return {m_count * side() + (m_count - 1) * gap(), side()};
}

int TurnTrack::side() const
{
    return gridStep(this, m_compact ? compactSteps : boxSteps);
}

int TurnTrack::gap() const
{
    return m_compact ? gridStep(this, 1) / 2 : gridStep(this, 1);
}

void TurnTrack::setCompact(bool compact)
{
    m_compact = compact;
    updateGeometry();
    update();
}

void TurnTrack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(styledFont(QApplication::font(), TextStyle::Small));
    for (int turn = 1; turn <= m_count; ++turn) {
        const QRectF box
            = QRectF((turn - 1) * (side() + gap()), 0, side(), side()).adjusted(1, 1, -1, -1);
        const bool now = turn == m_turn;
        const bool past = turn < m_turn;
        painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
        painter.setBrush(now        ? m_colour
                             : past ? teamTint(palette(), m_colour)
                                    : palette().color(tone::card));
        painter.drawRoundedRect(box, radius, radius);
        painter.setPen(now        ? inkOn(m_colour)
                           : past ? palette().color(tone::greyInk)
                                  : palette().color(tone::ink));
        painter.drawText(box, Qt::AlignCenter, QString::number(turn));
    }
}

void TurnTrack::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        say();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void TurnTrack::say()
{
    const QString words
        = m_turn == 0 ? tr("Before the first turn") : tr("Turn %1 of %2").arg(m_turn).arg(m_count);
    setAccessibleName(words);
    setToolTip(words);
}

} // namespace dugout
