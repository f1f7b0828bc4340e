// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/reportsections.h"
#include "core/sheet/sheetwords.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettable.h"

namespace dugout {

/// Paints the report of a match, in one language or two.
class MatchReportPages final : public PiecedSheet
{
public:
    /// With `changeSections` it is the page of what changed in the teams.
    MatchReportPages(MatchReport report, SheetWords words, ReportContent content = reportSections);

    [[nodiscard]] QString title() const override;

protected:
    void compose() override;
    [[nodiscard]] SheetWords footWords() const override { return m_words; }

private:
    /// A text in the languages of the sheet.
    template<typename Made>
    [[nodiscard]] SheetWord word(Made make) const;
    void makeTables();
    /// The next one follows at once.
    void placeLine(const QString &text, qreal points, QFont::Weight weight = QFont::Normal);
    void placeHead();
    void placeConditions();
    void placeTable(size_t section);

    MatchReport m_report;
    SheetWords m_words;
    ReportContent m_content;
    std::vector<SheetWord> m_headings;
    std::vector<SheetWord> m_continued; ///< the same on the next page
    std::vector<SheetTable> m_tables;
};

} // namespace dugout
