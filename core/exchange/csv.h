// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace dugout {

/// A line of a table in text form, with where it began.
struct CsvRow
{
    int line = 1;
    QStringList fields;

    bool operator==(const CsvRow &) const = default;
};

/// Comma, semicolon or tab, whichever the first line has most of; fields may stand in quotation
/// marks and hold all of these and line breaks then. Empty lines are left out. Reading stops after
/// `mostRows`.
[[nodiscard]] std::vector<CsvRow> readCsv(const QString &text, int mostRows);

} // namespace dugout
