// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/textcolumns.h"

#include <numeric>

namespace dugout {

namespace {
constexpr qreal betweenColumns = 12 * unitsPerPoint;
constexpr qreal after = 1.5 * unitsPerPoint; ///< each text
} // namespace

TextColumns::TextColumns(std::vector<SheetText> texts, int columns, qreal width)
    : m_texts(std::move(texts))
    , m_columns(columns)
    , m_columnWidth((width - betweenColumns * (columns - 1)) / columns)
{
    for (const SheetText &text : m_texts)
        m_heights.push_back(sheetTextHeight(text, m_columnWidth) + after);
}

size_t TextColumns::fitting(qreal height) const
{
    size_t row = m_next;
    for (int column = 0; column < m_columns; ++column) {
        qreal used = 0;
        while (row < m_texts.size() && used + m_heights[row] <= height)
            used += m_heights[row++];
    }
    return row;
}

qreal TextColumns::fill(qreal room)
{
    m_end = fitting(room);
    if (m_end == m_next)
        return 0;
    m_height = room;
    if (m_end < m_texts.size())
        return m_height;
    // Everything fits: as low as it can be, so that the columns are about even.
    qreal low = 0;
    while (m_height - low > unitsPerPoint) {
        const qreal middle = (m_height + low) / 2;
        (fitting(middle) == m_texts.size() ? m_height : low) = middle;
    }
    return m_height;
}

SheetPiece::Paint TextColumns::painter() const
{
    return [page = *this](QPainter &painter, const QRectF &area) {
        size_t row = page.m_next;
        for (int column = 0; column < page.m_columns; ++column) {
            const qreal x = area.left() + column * (page.m_columnWidth + betweenColumns);
            qreal used = 0;
            while (row < page.m_end && used + page.m_heights[row] <= page.m_height) {
                paintSheetText(painter, page.m_texts[row], {x, area.top() + used},
                               page.m_columnWidth);
                used += page.m_heights[row++];
            }
        }
    };
}

} // namespace dugout
