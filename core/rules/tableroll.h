// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/rules/table.h"
#include "core/text/result.h"

#include <QCoreApplication>

namespace dugout {

/// A result on a table: what the dice showed and the row they mean.
struct TableRoll
{
    std::vector<int> dice; ///< empty when the result was said instead of rolled
    int result = 0;
    std::optional<RowId> row; ///< none where the coach looks it up in the book

    bool operator==(const TableRoll &) const = default;
};

/// The three ways to a result: Dugout rolls, the coach rolled, or the result itself is known.
class TableDice
{
    Q_DECLARE_TR_FUNCTIONS(TableDice)

public:
    [[nodiscard]] static Result<TableRoll> roll(const Table &table, RandomSource &random);
    /// `dice` as they lie on the table, one number per die of the notation.
    [[nodiscard]] static Result<TableRoll> read(const Table &table, std::vector<int> dice);
    /// A result that no row covers is refused, unless the roll is one that modifiers lead beyond
    /// what the dice can show: then the row at that end counts.
    [[nodiscard]] static Result<TableRoll> lookUp(const Table &table, int result,
                                                  bool modified = false);
};

} // namespace dugout
