// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheetboxes.h"

#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettext.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal betweenBoxes = 4 * unitsPerPoint;
constexpr qreal inset = 3 * unitsPerPoint;
constexpr qreal tickSide = 8 * unitsPerPoint;

/// As large as `points`, unless the longest word of a title would be broken in the middle.
qreal unbroken(const std::vector<SheetBox> &boxes, qreal points, qreal width)
{
    qreal widest = 0;
    for (const SheetBox &box : boxes) {
        QString words = box.title;
        for (const QString &word : words.replace(u'-', u"- "_s).split(u' ', Qt::SkipEmptyParts))
            widest = std::max(widest, sheetTextWidth(word, sheetFont(points)));
    }
    return widest > width ? std::floor(points * width / widest * 10) / 10 : points;
}

void paintTicks(QPainter &painter, const QRectF &area, int count)
{
    const qreal step = std::min(tickSide * 1.3, area.width() / std::max(count, 1));
    const qreal side = step / 1.3;
    for (int i = 0; i < count; ++i)
        painter.drawRect(QRectF(area.left() + i * step, area.center().y() - side / 2, side, side));
}

} // namespace

SheetBoxRow::SheetBoxRow(std::vector<SheetBox> boxes, qreal points, qreal width)
    : m_boxes(std::move(boxes))
    , m_points(points)
    , m_width(width)
    , m_titlePoints(unbroken(m_boxes, points * 0.55, boxWidth() - 2 * inset))
{ }

qreal SheetBoxRow::boxWidth() const
{
    const auto count = static_cast<qreal>(std::max<size_t>(m_boxes.size(), 1));
    return (m_width - betweenBoxes * (count - 1)) / count;
}

qreal SheetBoxRow::titleHeight() const
{
    qreal height = 0;
    for (const SheetBox &box : m_boxes)
        height = std::max(
            height, sheetTextHeight({box.title, sheetFont(m_titlePoints)}, boxWidth() - 2 * inset));
    return height;
}

qreal SheetBoxRow::height() const
{
    qreal value = sheetTextHeight({u"0"_s, sheetFont(m_points, QFont::Bold)}, m_width);
    for (const SheetBox &box : m_boxes)
        value = std::max(
            value,
            sheetTextHeight({box.value, sheetFont(m_points, QFont::Bold)}, boxWidth() - 2 * inset));
    return titleHeight() + value + 2 * inset;
}

void SheetBoxRow::paint(QPainter &painter, const QRectF &area) const
{
    qreal x = area.left();
    for (const SheetBox &box : m_boxes) {
        const QRectF frame(x, area.top(), boxWidth(), area.height());
        x += boxWidth() + betweenBoxes;
        painter.setPen(sheetPen(0.5, 60));
        painter.drawRoundedRect(frame, inset / 2, inset / 2);
        painter.setPen(sheetPen(0.5));
        const QRectF inside = frame.adjusted(inset, inset, -inset, -inset);
        paintSheetText(painter, {box.title, sheetFont(m_titlePoints)}, inside.topLeft(),
                       inside.width());
        const QPointF corner = inside.topLeft() + QPointF(0, titleHeight());
        if (box.ticks > 0) {
            paintTicks(painter, QRectF(corner, inside.bottomRight()), box.ticks);
            continue;
        }
        const QFont strong = sheetFont(m_points, QFont::Bold);
        paintSheetText(painter, {box.value, strong}, corner, inside.width());
        const QFont small = sheetFont(m_points * 0.55);
        const qreal left = sheetTextWidth(box.value + u' ', strong);
        if (left + sheetTextWidth(box.note, small) > inside.width())
            continue; // the price of one is a help, not a fact of the team
        painter.setFont(small);
        painter.drawText(QRectF(corner, inside.bottomRight()), Qt::AlignRight | Qt::AlignBottom,
                         box.note);
    }
}

std::vector<SheetBox> assetBoxes(const TeamSheet &sheet)
{
    std::vector<SheetBox> boxes;
    for (const TeamSheetAsset &asset : sheet.assets)
        boxes.push_back({asset.name.both(), sheet.words.number(asset.count),
                         asset.value > 0 ? u"× "_s + sheet.words.number(asset.value) : QString(),
                         0});
    boxes.push_back({sheet.words(QT_TRANSLATE_NOOP("SheetWords", "Treasury")).both(),
                     sheet.words.number(sheet.treasury),
                     {},
                     0});
    if (sheet.teamRating) // which stands in the head
        boxes.push_back({sheet.words(QT_TRANSLATE_NOOP("SheetWords", "Worth in gold")).both(),
                         sheet.words.number(sheet.teamValue),
                         {},
                         0});
    return boxes;
}

} // namespace dugout
