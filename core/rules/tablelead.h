// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/table.h"
#include "core/text/language.h"

namespace dugout {

/// What stands in front of a row when a coach reads the table: the results it covers ("3–4"), the
/// number to roll ("4+"), a modifier ("-1") or a price; empty where the name says it all.
[[nodiscard]] QString rowLead(const Table &table, const TableRow &row, Language language);

/// Whether the rows are found by dice or by a number that a coach reads off the table.
[[nodiscard]] bool hasReadableRanges(const Table &table);

} // namespace dugout
