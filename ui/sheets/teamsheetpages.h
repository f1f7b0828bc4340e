// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettable.h"

namespace dugout {

enum class TeamSheetKind {
    Full, ///< with achievements to write into and the skills explained
    Compact, ///< the roster alone, small
};

/// Paints a team's roster.
class TeamSheetPages final : public PiecedSheet
{
public:
    explicit TeamSheetPages(TeamSheet sheet, TeamSheetKind kind = TeamSheetKind::Full);

    [[nodiscard]] QString title() const override;

protected:
    void compose() override;
    [[nodiscard]] SheetWords footWords() const override { return m_sheet.words; }
    [[nodiscard]] QString footTitle() const override { return m_sheet.name; }

private:
    [[nodiscard]] bool isFull() const { return m_kind == TeamSheetKind::Full; }
    [[nodiscard]] std::vector<SheetColumn> columns() const;
    [[nodiscard]] std::vector<SheetCell> cells(const TeamSheetPlayer &player) const;
    void makeTable();
    void placeTable();
    void placeSkills(int columnCount);
    void placeTexts(std::vector<SheetText> texts, int columnCount);

    TeamSheet m_sheet;
    TeamSheetKind m_kind;
    SheetTable m_table;
};

} // namespace dugout
