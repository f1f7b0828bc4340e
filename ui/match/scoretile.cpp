// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/scoretile.h"

#include "ui/common/appearance.h"
#include "ui/common/teamink.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int wideSteps = 18;
constexpr int highSteps = 17;
constexpr int compactSteps = 13;
constexpr int lowSteps = 12;
constexpr qreal radius = 10.0;

} // namespace

ScoreTile::ScoreTile(Seat seat, QWidget *parent)
    : TextLabel(TextStyle::Score, parent)
{
    setObjectName(u"score-%1"_s.arg(seat));
    setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ScoreTile::setScore(int score, const QColor &colour)
{
    m_colour = colour;
    setText(QString::number(score));
    update();
}

void ScoreTile::setCompact(bool compact)
{
    m_compact = compact;
    setTextStyle(compact ? TextStyle::SmallScore : TextStyle::Score);
    updateGeometry();
}

QSize ScoreTile::sizeHint() const
{
    const int digits = fontMetrics().horizontalAdvance(text()) + gridStep(this, 4);
    return {std::max(digits, gridStep(this, m_compact ? compactSteps : wideSteps)),
            gridStep(this, m_compact ? lowSteps : highSteps)};
}

void ScoreTile::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(strokeWidth(palette()) > 1.0 ? QPen(palette().color(tone::ink), 2.0)
                                                : QPen(Qt::NoPen));
    painter.setBrush(m_colour);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    painter.setFont(font());
    painter.setPen(inkOn(m_colour));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace dugout
