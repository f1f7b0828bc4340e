// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/piecedsheet.h"

#include "core/text/languagescope.h"
#include "ui/sheets/sheetcells.h"
#include "ui/sheets/sheettext.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr qreal footHeight = 13 * unitsPerPoint;
} // namespace

QPen sheetPen(qreal points, int grey)
{
    return {QColor(grey, grey, grey), points * unitsPerPoint};
}

QRectF PiecedSheet::body() const
{
    return m_paper.printable().adjusted(0, 0, 0, -footHeight);
}

void PiecedSheet::layOut(const SheetPaper &paper)
{
    m_paper = paper;
    m_page = 0;
    m_pieces.clear();
    m_y = body().top();
    compose();
}

void PiecedSheet::nextPage()
{
    ++m_page;
    m_y = body().top();
}

void PiecedSheet::gap(qreal height)
{
    if (!atTop())
        m_y += height;
}

void PiecedSheet::place(qreal height, SheetPiece::Paint paint)
{
    if (height > room() && !atTop())
        nextPage();
    m_pieces.push_back({m_page, {body().left(), m_y, body().width(), height}, std::move(paint)});
    m_y += height;
}

void PiecedSheet::placeText(const QString &text, qreal points, QFont::Weight weight,
                            qreal pointsBelow)
{
    if (text.isEmpty())
        return;
    const SheetText words{text, sheetFont(points, weight)};
    place(sheetTextHeight(words, body().width()) + pointsBelow * unitsPerPoint,
          [words](QPainter &painter, const QRectF &area) {
              painter.setPen(Qt::black);
              paintSheetText(painter, words, area.topLeft(), area.width());
          });
}

void PiecedSheet::placeAt(const QRectF &area, SheetPiece::Paint paint)
{
    m_pieces.push_back({m_page, area, std::move(paint)});
}

SheetWords PiecedSheet::footWords() const
{
    return SheetWords(currentLanguage());
}

void PiecedSheet::paintPage(QPainter &painter, int page) const
{
    for (const SheetPiece &piece : m_pieces) {
        if (piece.page != page)
            continue;
        painter.save();
        painter.setPen(sheetPen(0.6));
        piece.paint(painter, piece.area);
        painter.restore();
    }
    const QRectF printable = m_paper.printable();
    painter.setPen(Qt::black);
    const SheetWords words = footWords();
    const QString number = sheetPageNumber(words, page, pageCount());
    const QString title = footTitle();
    paintSheetFoot(painter, printable, sheetFoot(words),
                   title.isEmpty() ? number : title + u"  ·  "_s + number, 6.5);
}

} // namespace dugout
