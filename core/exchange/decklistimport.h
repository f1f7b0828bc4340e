// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/listcolumns.h"

#include <QCoreApplication>

namespace dugout {

/// Decks from a table with a row for each card: the deck, its warband, and the card by its name or
/// number. A deck of that name is filled anew.
class DeckListImport
{
    Q_DECLARE_TR_FUNCTIONS(DeckListImport)

public:
    struct Outcome
    {
        std::vector<DeckList> decks;
        QStringList problems;
        QStringList notes;
    };

    [[nodiscard]] static const std::vector<ListColumn> &columns();
    [[nodiscard]] static bool isOne(const QStringList &headings);
    [[nodiscard]] static Outcome read(const std::vector<CsvRow> &lines, const Collection &known);
};

} // namespace dugout
