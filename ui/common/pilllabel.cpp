// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/pilllabel.h"

#include "ui/common/appearance.h"
#include "ui/common/teamink.h"
#include "ui/common/toneicon.h"

#include <QPainter>

namespace dugout {

namespace {

/// The air at its ends is as much as its letters are high.
int padOf(const QFontMetrics &metrics)
{
    return metrics.height() / 2;
}

void paintGround(QPainter *painter, const QRect &place, const QColor &ground, const QColor &ink)
{
    painter->setRenderHint(QPainter::Antialiasing);
    // Black on black needs an edge.
    painter->setPen(ground == Qt::black ? QPen(ink, 1.0) : QPen(Qt::NoPen));
    painter->setBrush(ground);
    const QRectF body = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->drawRoundedRect(body, body.height() / 2, body.height() / 2);
}

} // namespace

PillLabel::PillLabel(QWidget *parent)
    : TextLabel(TextStyle::Small, parent)
{
    setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PillLabel::setPill(const QString &words, const QColor &ground)
{
    m_ground = ground;
    m_shades.reset();
    setWords(words);
}

void PillLabel::setPill(const QString &words, Shade ground, Shade ink)
{
    m_shades = {ground, ink};
    setWords(words);
}

void PillLabel::setWords(const QString &words)
{
    setText(words);
    const QFontMetrics metrics(font());
    setFixedWidth(pillWidth(metrics, words) + (m_icon.isEmpty() ? 0 : metrics.height()));
    update();
}

void PillLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setFont(font());
    const QColor ground = m_shades ? shade(palette(), m_shades->first) : m_ground;
    const QColor ink = m_shades ? shade(palette(), m_shades->second) : inkOn(ground);
    paintGround(&painter, rect(), ground, ink);
    painter.setPen(ink);
    if (m_icon.isEmpty()) {
        painter.drawText(rect(), Qt::AlignCenter, text());
        return;
    }
    const int side = painter.fontMetrics().ascent();
    const int pad = padOf(painter.fontMetrics());
    paintToneIcon(&painter, m_icon, {pad, (height() - side) / 2, side, side}, ink);
    painter.drawText(rect().adjusted(pad + side, 0, 0, 0), Qt::AlignCenter, text());
}

int pillWidth(const QFontMetrics &metrics, const QString &words)
{
    return metrics.horizontalAdvance(words) + 2 * padOf(metrics);
}

QRect paintPill(QPainter *painter, const QRect &area, const QString &words, const QColor &ground,
                const QColor &ink)
{
    const QFontMetrics metrics(painter->font());
    const QString shown
        = metrics.elidedText(words, Qt::ElideRight, area.width() - 2 * padOf(metrics));
    const int height = std::min(area.height(), metrics.height() + 2);
    const int width = pillWidth(metrics, shown);
    const QRect place(area.right() + 1 - width, area.top() + (area.height() - height) / 2, width,
                      height);
    paintGround(painter, place, ground, ink);
    painter->setPen(ink);
    painter->drawText(place, Qt::AlignCenter, shown);
    return place;
}

} // namespace dugout
