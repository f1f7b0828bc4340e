// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"
#include "ui/sheets/piecedsheet.h"

namespace dugout {

/// One card per player, to be cut out: numbers large, every skill with what it does.
class PlayerCardPages final : public PiecedSheet
{
public:
    explicit PlayerCardPages(TeamSheet sheet);

    [[nodiscard]] QString title() const override;

protected:
    void compose() override;
    [[nodiscard]] SheetWords footWords() const override { return m_sheet.words; }
    [[nodiscard]] QString footTitle() const override { return m_sheet.name; }

private:
    /// The most rows of cards on a page with which every card still holds all of its player.
    [[nodiscard]] int rowsThatFit(const QSizeF &page, int columns) const;

    TeamSheet m_sheet;
};

} // namespace dugout
