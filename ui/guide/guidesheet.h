// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "ui/guide/guidebook.h"
#include "ui/sheets/pagedsheet.h"

#include <QTextDocument>

namespace dugout {

/// A chapter on paper, with its pictures, the number of each page at its foot.
class GuideSheet final : public PagedSheet
{
public:
    GuideSheet(GuideChapter chapter, Language language);

    [[nodiscard]] QString title() const override { return m_chapter.title; }
    void layOut(const SheetPaper &paper) override;
    [[nodiscard]] int pageCount() const override { return m_document.pageCount(); }
    void paintPage(QPainter &painter, int page) const override;

private:
    GuideChapter m_chapter;
    Language m_language;
    QTextDocument m_document;
    QRectF m_area; ///< of the text on each page
};

} // namespace dugout
