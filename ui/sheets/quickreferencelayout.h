// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/quickreference.h"
#include "ui/sheets/sheetpaper.h"
#include "ui/sheets/sheettext.h"

namespace dugout {

/// A heading or a row of a block, measured and given its place.
struct QuickReferencePiece
{
    int page = 0;
    QRectF area;
    size_t block = 0;
    std::optional<size_t> row; ///< none for the heading
    bool continued = false; ///< the heading of a block that began in an earlier column

    bool operator==(const QuickReferencePiece &) const = default;
};

/// Measures and places; the pages are painted from this alone.
class QuickReferenceLayout
{
public:
    QuickReferenceLayout() = default;
    QuickReferenceLayout(const QuickReferenceSheet &sheet, const SheetPaper &paper);

    [[nodiscard]] const std::vector<QuickReferencePiece> &pieces() const { return m_pieces; }
    [[nodiscard]] int pageCount() const { return m_pageCount; }
    [[nodiscard]] QRectF headLine() const { return m_head; }
    [[nodiscard]] QRectF footLine() const { return m_foot; }

    /// Above and below each row.
    [[nodiscard]] qreal padding() const { return m_padding; }
    /// How wide what leads the rows of the block is.
    [[nodiscard]] qreal leadWidth(size_t block) const { return m_leadWidths[block]; }
    [[nodiscard]] static SheetText heading(const QuickReferenceBlock &block, bool continued);
    [[nodiscard]] static SheetText note(const QuickReferenceBlock &block);
    [[nodiscard]] static SheetText lead(const QuickReferenceRow &row);
    [[nodiscard]] static SheetText words(const QuickReferenceRow &row);
    [[nodiscard]] static SheetText secondWords(const QuickReferenceRow &row);

private:
    /// The heights of a block, measured once.
    struct Measured
    {
        qreal head = 0;
        qreal headAgain = 0; ///< where it goes on in another column
        std::vector<qreal> rows{};
    };

    /// With so much around each row; the last page is even then.
    void layOut(const QuickReferenceSheet &sheet, qreal around);
    void measure(const QuickReferenceSheet &sheet);
    void place();
    void placeBlock(size_t number);
    /// The last page is as low as it can be, so that its columns are about even.
    void evenOut();
    [[nodiscard]] qreal bottom() const
    {
        return m_page == m_evenPage ? m_evenBottom : m_body.bottom();
    }
    [[nodiscard]] qreal headingHeight(const QuickReferenceBlock &block, bool continued) const;
    [[nodiscard]] qreal rowHeight(const QuickReferenceRow &row, qreal leadWidth) const;
    /// A short block is never torn; of a long one the heading keeps its first rows.
    [[nodiscard]] qreal keptTogether(qreal head, const std::vector<qreal> &rows) const;
    void nextColumn();
    [[nodiscard]] QRectF take(qreal height);

    QRectF m_body;
    QRectF m_head;
    QRectF m_foot;
    int m_columns = 2;
    qreal m_columnWidth = 0;
    qreal m_padding = 0;
    int m_page = 0;
    int m_column = 0;
    qreal m_y = 0;
    int m_pageCount = 1;
    int m_evenPage = -1;
    qreal m_evenBottom = 0;
    std::vector<Measured> m_measured; ///< of each block
    std::vector<qreal> m_leadWidths; ///< of each block
    std::vector<QuickReferencePiece> m_pieces;
};

namespace quickreference {
inline constexpr qreal gap = 10 * unitsPerPoint; ///< between columns and before a heading
inline constexpr qreal leadGap = 4 * unitsPerPoint;
} // namespace quickreference

} // namespace dugout
