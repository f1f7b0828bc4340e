// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/decksheet.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettable.h"

#include <QCoreApplication>

#include <memory>

namespace dugout {

enum class DeckSheetKind {
    List, ///< the cards by name, with a box to tick each
    Reference, ///< fighters with both sides, and what every card does
    Proxies, ///< each card in its size, to cut out and put into a sleeve
};

/// Paints a deck: black on white, nothing of the cards' own pictures.
class DeckSheetPages final : public PiecedSheet
{
    Q_DECLARE_TR_FUNCTIONS(DeckSheetPages)

public:
    DeckSheetPages(DeckSheet sheet, DeckSheetKind kind);

    [[nodiscard]] QString title() const override;

protected:
    void compose() override;
    [[nodiscard]] QString footTitle() const override { return m_sheet.name; }

private:
    /// Some rows of the table of all cards, so that the columns of every kind stand in line.
    struct Section
    {
        QString heading;
        size_t from = 0;
        size_t to = 0;
    };

    void placeCards();
    void placeSection(const std::shared_ptr<SheetTable> &table, const Section &section);
    void placeFighters();
    void placeProxies();
    [[nodiscard]] SheetTable table() const;
    [[nodiscard]] std::vector<SheetCell> cells(const DeckSheetCard &card) const;

    DeckSheet m_sheet;
    DeckSheetKind m_kind;
};

} // namespace dugout
