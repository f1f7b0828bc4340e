// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

namespace dugout {

/// A row of a table. Choices and files name both in one text: "table/row".
struct RowOf
{
    TableId table{};
    RowId row{};

    [[nodiscard]] bool isEmpty() const { return row.isEmpty(); }
    /// Empty for none.
    [[nodiscard]] QString toString() const
    {
        return isEmpty() ? QString() : table.text() + u'/' + row.text();
    }
    [[nodiscard]] static RowOf fromString(const QString &text)
    {
        return {TableId(text.section(u'/', 0, 0)), RowId(text.section(u'/', 1))};
    }
    bool operator==(const RowOf &) const = default;
};

} // namespace dugout
