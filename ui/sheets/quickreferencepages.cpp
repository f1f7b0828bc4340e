// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/quickreferencepages.h"

#include "ui/sheets/sheetcells.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using namespace quickreference;

// Paper is white and ink is black, whatever the theme of the window.
QPen hairline(qreal points, int grey = 0)
{
    return {QColor(grey, grey, grey), points * unitsPerPoint};
}

} // namespace

QuickReferencePages::QuickReferencePages(QuickReferenceSheet sheet)
    : m_sheet(std::move(sheet))
{ }

QString QuickReferencePages::title() const
{
    return m_sheet.title + u" – "_s + m_sheet.edition;
}

void QuickReferencePages::layOut(const SheetPaper &paper)
{
    m_layout = QuickReferenceLayout(m_sheet, paper);
}

void QuickReferencePages::paintPage(QPainter &painter, int page) const
{
    painter.setPen(Qt::black);
    paintFrame(painter, page);
    for (const QuickReferencePiece &piece : m_layout.pieces()) {
        if (piece.page != page)
            continue;
        if (piece.row)
            paintRow(painter, piece);
        else
            paintHeading(painter, piece);
    }
}

void QuickReferencePages::paintFrame(QPainter &painter, int page) const
{
    const QRectF head = m_layout.headLine();
    const QFont strong = sheetFont(12, QFont::Bold);
    painter.setFont(strong);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignTop, m_sheet.edition);
    painter.setFont(sheetFont(9));
    painter.drawText(head, Qt::AlignRight | Qt::AlignTop, m_sheet.title);

    const QRectF foot = m_layout.footLine();
    paintSheetFoot(painter, foot, sheetFoot(m_sheet.words),
                   sheetPageNumber(m_sheet.words, page, pageCount()), 7);
}

void QuickReferencePages::paintHeading(QPainter &painter, const QuickReferencePiece &piece) const
{
    const QuickReferenceBlock &block = m_sheet.blocks[piece.block];
    const QRectF area = piece.area;
    qreal y = area.top() + m_layout.padding();
    y += paintSheetText(painter, QuickReferenceLayout::heading(block, piece.continued),
                        {area.left(), y}, area.width());
    if (!piece.continued && !block.note.isEmpty())
        paintSheetText(painter, QuickReferenceLayout::note(block), {area.left(), y}, area.width());
    painter.save();
    painter.setPen(hairline(0.6));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.restore();
}

void QuickReferencePages::paintRow(QPainter &painter, const QuickReferencePiece &piece) const
{
    const QuickReferenceBlock &block = m_sheet.blocks[piece.block];
    const QuickReferenceRow &row = block.rows[*piece.row];
    const QRectF area = piece.area;
    const qreal lead = m_layout.leadWidth(piece.block);
    const qreal top = area.top() + m_layout.padding();
    paintSheetText(painter, QuickReferenceLayout::lead(row), {area.left(), top}, lead);
    const qreal below = paintSheetText(painter, QuickReferenceLayout::words(row),
                                       {area.left() + lead, top}, area.width() - lead);
    paintSheetText(painter, QuickReferenceLayout::secondWords(row),
                   {area.left() + lead, top + below}, area.width() - lead);
    if (*piece.row + 1 == block.rows.size())
        return;
    painter.save();
    painter.setPen(hairline(0.25, 160));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.restore();
}

} // namespace dugout
