// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dicenotation.h"
#include "core/rules/ids.h"
#include "core/rules/numbers.h"
#include "core/rules/provenance.h"

#include <optional>
#include <vector>

namespace dugout {

/// A line of a table: a range of results, or a plain line of a list.
struct TableRow
{
    RowId id;
    LocalizedText name;
    LocalizedText summary;
    std::optional<int> from; ///< lowest result of this row; none in a plain list
    std::optional<int> to; ///< highest result of this row
    Numbers values; ///< the numbers of the row, by key
    QString per; ///< what a modifier counts, such as `tackle-zone`; empty when it counts once
    std::optional<TableId> next; ///< the table that is rolled next
    std::vector<SkillId> skills; ///< gained by this result
    std::vector<RosterId> teams; ///< only for these teams; empty: for all
    std::optional<OptionId> option; ///< the row depends on this rule
    Provenance source;

    [[nodiscard]] bool covers(int result) const
    {
        return from && to && *from <= result && result <= *to;
    }
    [[nodiscard]] int value(QStringView key, int fallback = 0) const
    {
        return values.value(key, fallback);
    }
    bool operator==(const TableRow &) const = default;
};

/// A table that is rolled on, looked up by a number, or read as a list of modifiers and prices.
struct Table
{
    TableId id;
    LocalizedText name;
    LocalizedText summary;
    std::optional<DiceNotation> dice; ///< none when nothing is rolled
    QString key; ///< the number it is looked up by, such as `team-value`; empty for dice and lists
    std::vector<RosterId> teams; ///< only for these teams; empty: for all
    std::vector<TableRow> rows;
    bool enteredFromBook = false; ///< the page is missing: the coach enters the book's result
    int page = 0; ///< of the book, where `enteredFromBook`
    Provenance source;

    /// The row of a result. Results beyond either end, as modifiers make them, take the end row.
    [[nodiscard]] const TableRow *lookUp(int result) const;
    [[nodiscard]] const TableRow *row(QStringView rowId) const;
    bool operator==(const Table &) const = default;
};

} // namespace dugout
