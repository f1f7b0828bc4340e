// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/badgepainter.h"

#include "core/team/badgedrawing.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

namespace dugout {

namespace {

/// Drawings live in a square from 0 to 100.
constexpr qreal side = 100.0;

/// Reads what core draws: letters with their points behind them.
class PathReader
{
public:
    explicit PathReader(const char *data)
        : m_words(QString::fromLatin1(data).split(u' ', Qt::SkipEmptyParts))
    { }

    [[nodiscard]] QPainterPath read()
    {
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        while (m_next < m_words.size()) {
            const QChar kind = m_words.at(m_next).front();
            if (kind == u'Z') {
                ++m_next;
                path.closeSubpath();
                continue;
            }
            m_words[m_next].remove(0, 1);
            readCurve(path, kind);
        }
        return path;
    }

private:
    void readCurve(QPainterPath &path, QChar kind)
    {
        const QPointF first = point();
        if (kind == u'M') {
            path.moveTo(first);
        } else if (kind == u'L') {
            path.lineTo(first);
        } else if (kind == u'Q') {
            path.quadTo(first, point());
        } else {
            const QPointF second = point();
            path.cubicTo(first, second, point());
        }
    }
    [[nodiscard]] QPointF point()
    {
        const qreal x = m_words.value(m_next++).toDouble();
        return {x, m_words.value(m_next++).toDouble()};
    }

    QStringList m_words;
    qsizetype m_next = 0;
};

} // namespace

QColor toColour(const Rgb &rgb)
{
    return {rgb.red, rgb.green, rgb.blue};
}

Rgb toRgb(const QColor &colour)
{
    return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
            static_cast<std::uint8_t>(colour.blue())};
}

void paintBadge(QPainter &painter, const QRectF &square, const Badge &badge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (const QImage image = QImage::fromData(badge.png, "PNG"); !image.isNull()) {
        const QSizeF fitted = QSizeF(image.size()).scaled(square.size(), Qt::KeepAspectRatio);
        QRectF target(QPointF(), fitted);
        target.moveCenter(square.center());
        painter.drawImage(target, image);
    } else {
        painter.translate(square.topLeft());
        painter.scale(square.width() / side, square.height() / side);
        const QPainterPath outline = PathReader(badgeOutline(badge.shape)).read();
        painter.fillPath(outline, toColour(badge.field));
        painter.strokePath(outline, QPen(toColour(badgeEdge(badge.field)), 2.0));
        painter.fillPath(PathReader(badgeSign(badge.charge)).read(), toColour(badge.chargeColour));
        painter.fillPath(PathReader(badgeHoles(badge.charge)).read(), toColour(badge.field));
    }
    painter.restore();
}

} // namespace dugout
