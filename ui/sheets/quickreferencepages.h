// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/pagedsheet.h"
#include "ui/sheets/quickreferencelayout.h"

namespace dugout {

/// Paints the quick reference: black on white, hairlines, page x of y.
class QuickReferencePages final : public PagedSheet
{
public:
    explicit QuickReferencePages(QuickReferenceSheet sheet);

    [[nodiscard]] QString title() const override;
    void layOut(const SheetPaper &paper) override;
    [[nodiscard]] int pageCount() const override { return m_layout.pageCount(); }
    void paintPage(QPainter &painter, int page) const override;

    [[nodiscard]] const QuickReferenceLayout &layout() const { return m_layout; }

private:
    void paintFrame(QPainter &painter, int page) const;
    void paintHeading(QPainter &painter, const QuickReferencePiece &piece) const;
    void paintRow(QPainter &painter, const QuickReferencePiece &piece) const;

    QuickReferenceSheet m_sheet;
    QuickReferenceLayout m_layout;
};

} // namespace dugout
