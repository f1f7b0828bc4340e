// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QStringList>

#include <vector>

namespace dugout {

/// A line of a table in text form, with where it began.
struct CsvRow
{
    int line = 1;
    QStringList fields;
    bool open = false; ///< a quotation mark in it is never closed

    bool operator==(const CsvRow &) const = default;
};

/// A cell that spreadsheets show and never reckon: what would begin a formula gets an apostrophe
/// before it, numbers stay numbers. Names come from strangers.
[[nodiscard]] QString harmlessCell(const QString &text);
/// What `harmlessCell` was given.
[[nodiscard]] QString cellContent(const QString &cell);

/// One line of a table with its end, each cell harmless and in quotation marks where it needs them.
[[nodiscard]] QString csvLine(const QStringList &cells, QChar separator = u',');

/// Comma, semicolon or tab, whichever the first line has most of; fields may stand in quotation
/// marks and hold all of these and line breaks then. Empty lines are left out. Reading stops after
/// `mostRows`. Cells are taken as `harmlessCell` meant them.
[[nodiscard]] std::vector<CsvRow> readCsv(const QString &text, int mostRows);

/// Refused where a quotation mark is not closed: all that follows it would be one name.
[[nodiscard]] Result<void> checkQuotes(const std::vector<CsvRow> &rows);

} // namespace dugout
