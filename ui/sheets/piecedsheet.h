// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/sheetwords.h"
#include "ui/sheets/pagedsheet.h"

#include <QFont>
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
    /// The languages of the foot of every page: that of the moment, unless a sheet has its own.
    [[nodiscard]] virtual SheetWords footWords() const;
    /// What stands there before the number of the page; nothing where the page itself says it.
    [[nodiscard]] virtual QString footTitle() const { return {}; }

    [[nodiscard]] const SheetPaper &paper() const { return m_paper; }
    [[nodiscard]] QRectF body() const;
    [[nodiscard]] qreal room() const { return body().bottom() - m_y; }
    [[nodiscard]] bool atTop() const { return m_y <= body().top(); }
    void nextPage();
    void gap(qreal height);
    /// Across the whole width; on the next page when there is no room.
    void place(qreal height, SheetPiece::Paint paint);
    /// A paragraph with so many points below it; nothing where it has no words.
    void placeText(const QString &text, qreal points, QFont::Weight weight = QFont::Normal,
                   qreal pointsBelow = 2);
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
