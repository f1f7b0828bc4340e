// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/pagedsheet.h"

#include <QPen>

#include <functional>
#include <vector>

namespace dugout {

/// Something with a place on a page and a way to be painted there.
struct SheetPiece
{
    using Paint = std::function<void(QPainter &painter, const QRectF &area)>;

    int page = 0;
    QRectF area;
    Paint paint;
};

/// A sheet whose pieces stand below each other and flow over as many pages as they need.
class PiecedSheet : public PagedSheet
{
public:
    void layOut(const SheetPaper &paper) final;
    [[nodiscard]] int pageCount() const final { return m_page + 1; }
    void paintPage(QPainter &painter, int page) const final;

    /// For tests: no two of them overlap, and none leaves the page.
    [[nodiscard]] const std::vector<SheetPiece> &pieces() const { return m_pieces; }

protected:
    /// Places the pieces, from top to bottom.
    virtual void compose() = 0;
    /// The line at the foot of every page, left of the page number.
    [[nodiscard]] virtual QString footText() const = 0;
    [[nodiscard]] virtual QString pageText(int page) const = 0;

    [[nodiscard]] const SheetPaper &paper() const { return m_paper; }
    [[nodiscard]] QRectF body() const;
    [[nodiscard]] qreal room() const { return body().bottom() - m_y; }
    [[nodiscard]] bool atTop() const { return m_y <= body().top(); }
    void nextPage();
    void gap(qreal height);
    /// Across the whole width; on the next page when there is no room.
    void place(qreal height, SheetPiece::Paint paint);
    /// Anywhere on this page; the caller moves on with gap().
    void placeAt(const QRectF &area, SheetPiece::Paint paint);
    [[nodiscard]] qreal y() const { return m_y; }

private:
    SheetPaper m_paper;
    int m_page = 0;
    qreal m_y = 0;
    std::vector<SheetPiece> m_pieces;
};

/// Paper is white and ink is black, whatever the theme of the window.
[[nodiscard]] QPen sheetPen(qreal points, int grey = 0);

} // namespace dugout
