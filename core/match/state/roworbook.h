// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

namespace dugout {

/// What a table has brought: one of its rows or, where only the book has that page, the words that
/// a coach read there.
struct RowOrBook
{
    RowId row{}; ///< empty where it is the book's
    QString book{}; ///< free text, to be shown

    [[nodiscard]] static RowOrBook ofBook(const QString &words) { return {{}, words}; }
    [[nodiscard]] bool isEmpty() const { return row.isEmpty() && book.isEmpty(); }
    /// Either of them, for files and check codes.
    [[nodiscard]] const QString &text() const { return row.isEmpty() ? book : row.text(); }
    bool operator==(const RowOrBook &) const = default;
};

} // namespace dugout
