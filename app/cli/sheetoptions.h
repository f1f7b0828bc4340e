// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "ui/sheets/pagedsheet.h"

namespace dugout {

// What every command that prints understands: --out, --second-lang, --paper and --landscape.

void addSheetOptions(CliParser &parser);
/// The same without the second language, for sheets that are in one only.
void addPlainSheetOptions(CliParser &parser);
/// The sentence that says what is wrong with them; empty when all is well.
[[nodiscard]] QString wrongSheetOption(const CliParser &parser);
[[nodiscard]] SheetPaper sheetPaper(const CliParser &parser);
/// Writes the PDF and says so; returns the status to end with.
[[nodiscard]] int writeSheet(PagedSheet &sheet, const CliParser &parser, CliContext &context);

} // namespace dugout
