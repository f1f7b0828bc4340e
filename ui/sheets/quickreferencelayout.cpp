// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/quickreferencelayout.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using namespace quickreference;

constexpr qreal textPoints = 7.0;
constexpr qreal headPoints = 8.5;
constexpr qreal headLineHeight = 20 * unitsPerPoint;
constexpr qreal footLineHeight = 12 * unitsPerPoint;
constexpr qreal widestLead = 52 * unitsPerPoint;
/// Around each row; what only saves a page that would be nearly empty comes after the usual.
constexpr qreal paddings[]{1.2 * unitsPerPoint, 0.9 * unitsPerPoint, 0.6 * unitsPerPoint};
/// Where no page can be saved: some more lines are on the last one.
constexpr qreal roomyPadding = 1.8 * unitsPerPoint;
/// A last page that is filled no further than this holds some lines that were left over.
constexpr qreal nearlyEmpty = 0.35;

qreal widestLeadOf(const QuickReferenceBlock &block)
{
    const QFont font = QuickReferenceLayout::lead({}).font;
    qreal widest = 0;
    for (const QuickReferenceRow &row : block.rows)
        widest = std::max(widest, sheetTextWidth(row.lead, font));
    return widest > 0 ? std::min(widest, widestLead) + leadGap : 0;
}

QString joined(const QString &name, const QString &summary)
{
    return summary.isEmpty() ? name : name + u"  "_s + summary;
}

} // namespace

SheetText QuickReferenceLayout::heading(const QuickReferenceBlock &block, bool continued)
{
    QString text = block.title;
    if (!block.secondTitle.isEmpty())
        text += u" / "_s + block.secondTitle;
    if (!block.dice.isEmpty())
        text += u" ("_s + block.dice + u')';
    if (continued)
        text += u" …"_s;
    return {text, sheetFont(headPoints, QFont::Bold)};
}

SheetText QuickReferenceLayout::note(const QuickReferenceBlock &block)
{
    return {block.note, sheetFont(textPoints, QFont::Normal, true)};
}

SheetText QuickReferenceLayout::lead(const QuickReferenceRow &row)
{
    return {row.lead, sheetFont(textPoints, QFont::Bold)};
}

SheetText QuickReferenceLayout::words(const QuickReferenceRow &row)
{
    return {joined(row.name, row.summary), sheetFont(textPoints),
            static_cast<int>(row.name.size())};
}

SheetText QuickReferenceLayout::secondWords(const QuickReferenceRow &row)
{
    return {joined(row.secondName, row.secondSummary), sheetFont(textPoints, QFont::Normal, true),
            static_cast<int>(row.secondName.size())};
}

QuickReferenceLayout::QuickReferenceLayout(const QuickReferenceSheet &sheet,
                                           const SheetPaper &paper)
{
    const QRectF printable = paper.printable();
    m_head = printable;
    m_head.setHeight(headLineHeight);
    m_foot = printable;
    m_foot.setTop(printable.bottom() - footLineHeight);
    m_body = printable.adjusted(0, headLineHeight, 0, -footLineHeight);
    m_columns = paper.orientation == QPageLayout::Landscape ? 4 : 3;
    m_columnWidth = (m_body.width() - gap * (m_columns - 1)) / m_columns;
    layOut(sheet, paddings[0]);
    const int pages = m_pageCount;
    if (pages == 1 || m_evenBottom > m_body.top() + m_body.height() * nearlyEmpty)
        return;
    for (const qreal around : paddings) {
        layOut(sheet, around);
        if (m_pageCount < pages)
            return;
    }
    layOut(sheet, roomyPadding);
}

void QuickReferenceLayout::layOut(const QuickReferenceSheet &sheet, qreal around)
{
    m_padding = around;
    m_evenPage = -1;
    measure(sheet);
    place();
    evenOut();
}

qreal QuickReferenceLayout::headingHeight(const QuickReferenceBlock &block, bool continued) const
{
    qreal height = sheetTextHeight(heading(block, continued), m_columnWidth) + 2 * m_padding;
    if (!continued && !block.note.isEmpty())
        height += sheetTextHeight(note(block), m_columnWidth) + m_padding;
    return height;
}

qreal QuickReferenceLayout::rowHeight(const QuickReferenceRow &row, qreal leadWidth) const
{
    const qreal width = m_columnWidth - leadWidth;
    return std::max(sheetTextHeight(lead(row), leadWidth),
                    sheetTextHeight(words(row), width) + sheetTextHeight(secondWords(row), width))
        + 2 * m_padding;
}

void QuickReferenceLayout::nextColumn()
{
    m_y = m_body.top();
    if (++m_column < m_columns)
        return;
    m_column = 0;
    ++m_page;
}

QRectF QuickReferenceLayout::take(qreal height)
{
    const QRectF area(m_body.left() + m_column * (m_columnWidth + gap), m_y, m_columnWidth, height);
    m_y += height;
    return area;
}

void QuickReferenceLayout::measure(const QuickReferenceSheet &sheet)
{
    m_leadWidths.clear();
    m_measured.clear();
    for (const QuickReferenceBlock &block : sheet.blocks) {
        m_leadWidths.push_back(widestLeadOf(block));
        Measured heights{headingHeight(block, false), headingHeight(block, true)};
        for (const QuickReferenceRow &row : block.rows)
            heights.rows.push_back(rowHeight(row, m_leadWidths.back()));
        m_measured.push_back(std::move(heights));
    }
}

void QuickReferenceLayout::place()
{
    m_pieces.clear();
    m_page = 0;
    m_column = 0;
    m_y = m_body.top();
    for (size_t number = 0; number < m_measured.size(); ++number)
        placeBlock(number);
    m_pageCount = m_page + 1;
}

void QuickReferenceLayout::evenOut()
{
    const int pages = m_pageCount;
    m_evenPage = pages - 1;
    qreal low = m_body.top();
    qreal high = m_body.bottom();
    while (high - low > unitsPerPoint) {
        m_evenBottom = (low + high) / 2;
        place();
        (m_pageCount == pages ? high : low) = m_evenBottom;
    }
    m_evenBottom = high;
    place();
}

void QuickReferenceLayout::placeBlock(size_t number)
{
    const Measured &block = m_measured[number];
    const std::vector<qreal> &heights = block.rows;
    if (m_y > m_body.top()) {
        m_y += gap / 2;
        if (m_y + keptTogether(block.head, heights) > bottom())
            nextColumn();
    }
    m_pieces.push_back({m_page, take(block.head), number, std::nullopt, false});
    for (size_t row = 0; row < heights.size(); ++row) {
        // The last two rows stay together: a single one over the page is easily missed.
        const bool lastTwo = row > 0 && row + 2 == heights.size();
        const qreal needed = lastTwo ? heights[row] + heights[row + 1] : heights[row];
        if (m_y + needed > bottom()) {
            nextColumn();
            m_pieces.push_back({m_page, take(block.headAgain), number, std::nullopt, true});
        }
        m_pieces.push_back({m_page, take(heights[row]), number, row, false});
    }
}

qreal QuickReferenceLayout::keptTogether(qreal head, const std::vector<qreal> &rows) const
{
    const qreal whole = std::accumulate(rows.begin(), rows.end(), head);
    if (whole < m_body.height() / 3)
        return whole;
    return std::accumulate(rows.begin(), rows.begin() + std::min<long>(2, std::ssize(rows)), head);
}

} // namespace dugout
