// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/teamhead.h"

#include "ui/sheets/badgepainter.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettext.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal headGap = 8 * unitsPerPoint;
constexpr qreal stripeHeight = 5 * unitsPerPoint;

void paintStripe(QPainter &painter, const QRectF &area, const TeamSheet &sheet)
{
    painter.fillRect(area, toColour(sheet.primary));
    const QRectF line(area.left(), area.top() + area.height() * 0.4, area.width(),
                      area.height() * 0.2);
    painter.fillRect(line, toColour(sheet.secondary));
    painter.setPen(sheetPen(0.3, 90)); // white teams have an edge too
    painter.drawRect(area);
}

} // namespace

TeamHead::TeamHead(const TeamSheet &sheet, qreal points, qreal width)
    : m_sheet(sheet)
    , m_points(points)
    , m_width(width)
{ }

qreal TeamHead::badgeSide() const
{
    return m_points * 2.4 * unitsPerPoint;
}

QString TeamHead::value() const
{
    return m_sheet.words.number(m_sheet.teamRating.value_or(m_sheet.teamValue));
}

QString TeamHead::valueName() const
{
    return m_sheet
        .words(m_sheet.teamRating ? QT_TRANSLATE_NOOP("SheetWords", "Team rating")
                                  : QT_TRANSLATE_NOOP("SheetWords", "Team value"))
        .both();
}

QString TeamHead::line() const
{
    QStringList parts{m_sheet.race.both(), m_sheet.edition.both()};
    if (!m_sheet.coach.isEmpty())
        parts.append(m_sheet.words(QT_TRANSLATE_NOOP("SheetWords", "Coach")).both() + u": "_s
                     + m_sheet.coach);
    return parts.join(u"  ·  "_s);
}

qreal TeamHead::textWidth() const
{
    const qreal right = std::max(sheetTextWidth(value(), sheetFont(m_points, QFont::Bold)),
                                 sheetTextWidth(valueName(), sheetFont(m_points * 0.45)));
    return m_width - badgeSide() - right - 3 * headGap;
}

qreal TeamHead::height() const
{
    const qreal text
        = sheetTextHeight({m_sheet.name, sheetFont(m_points, QFont::Bold)}, textWidth())
        + sheetTextHeight({line(), sheetFont(m_points * 0.5)}, textWidth());
    return std::max(text, badgeSide()) + headGap / 2 + stripeHeight + headGap / 2;
}

void TeamHead::paint(QPainter &painter, const QRectF &area) const
{
    const qreal side = badgeSide();
    paintBadge(painter, {area.left(), area.top(), side, side}, m_sheet.badge);
    painter.setPen(Qt::black);
    const QPointF corner(area.left() + side + headGap, area.top());
    const qreal below = paintSheetText(painter, {m_sheet.name, sheetFont(m_points, QFont::Bold)},
                                       corner, textWidth());
    paintSheetText(painter, {line(), sheetFont(m_points * 0.5)}, corner + QPointF(0, below),
                   textWidth());
    const qreal valueLeft = corner.x() + textWidth() + headGap;
    const qreal valueWidth = area.right() - valueLeft;
    const qreal drop
        = paintSheetText(painter, {value(), sheetFont(m_points, QFont::Bold), 0, Qt::AlignRight},
                         {valueLeft, area.top()}, valueWidth);
    paintSheetText(painter, {valueName(), sheetFont(m_points * 0.45), 0, Qt::AlignRight},
                   {valueLeft, area.top() + drop}, valueWidth);
    paintStripe(
        painter,
        {area.left(), area.bottom() - headGap / 2 - stripeHeight, area.width(), stripeHeight},
        m_sheet);
}

} // namespace dugout
