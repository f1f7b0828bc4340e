// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv.h"
#include "core/skirmish/cards/collection.h"

namespace dugout {

/// A deck as players send it to each other: a link that ends in card numbers, two lists of numbers,
/// or plain lines with headings such as "Objectives (12)". Here as a table of decks; empty for what
/// is none.
[[nodiscard]] std::vector<CsvRow> deckCodeRows(const QString &text, const Collection &known);

} // namespace dugout
