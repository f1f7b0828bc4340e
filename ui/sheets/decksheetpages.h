// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/decksheet.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettable.h"

#include <QCoreApplication>

namespace dugout {

enum class DeckSheetKind {
    List, ///< the cards by name, with a box to tick each
    Reference, ///< fighters with both sides, and what every card does
};

/// Paints a deck: black on white, nothing of the cards' own pictures.
class DeckSheetPages final : public PiecedSheet
{
    Q_DECLARE_TR_FUNCTIONS(DeckSheetPages)

public:
    DeckSheetPages(DeckSheet sheet, DeckSheetKind kind);

    [[nodiscard]] QString title() const override { return m_sheet.name; }

protected:
    void compose() override;
    [[nodiscard]] QString footText() const override;
    [[nodiscard]] QString pageText(int page) const override;

private:
    void placeText(const QString &text, qreal points, bool strong = false);
    void placeCards(const QString &heading, const std::vector<DeckSheetCard> &cards);
    void placeFighters();
    [[nodiscard]] SheetTable table() const;

    DeckSheet m_sheet;
    DeckSheetKind m_kind;
};

} // namespace dugout
