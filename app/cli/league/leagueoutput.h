// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"
#include "core/leaguefiles/leagueshown.h"
#include "core/sheet/showntable.h"

namespace dugout {

/// A table in columns, names to the left and numbers to the right, with its parts and what it says
/// below.
void printTableText(const ShownTable &table, CliContext &context);

/// A table as a command shows it: as text, or as JSON.
[[nodiscard]] int printTable(const ShownTable &table, CliContext &context);

[[nodiscard]] int printPrizes(const std::vector<Prize> &prizes, const LeagueLook &look,
                              CliContext &context);

} // namespace dugout
