// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterview.h"

namespace dugout {

/// A row of a table of modifiers that counts after this match, and what it adds.
struct CountedRow
{
    const TableRow *row = nullptr; ///< says why
    int value = 0;
};

/// Those of a table that count for this side. What a row counts for its list `does` says; with a
/// `per` it counts as often as there is that, else once from its `minimum` on.
[[nodiscard]] std::vector<CountedRow> countedRows(const AfterView &view, const QString &table);
/// All of them together.
[[nodiscard]] int countedSum(const AfterView &view, const QString &table);

} // namespace dugout
