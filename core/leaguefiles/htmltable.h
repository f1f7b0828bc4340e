// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguewords.h"
#include "core/sheet/showntable.h"

#include <functional>

namespace dugout {

/// The address of a team's page; empty where it has none.
using TeamAddress = std::function<QString(const EntrantId &team)>;

/// A table as HTML: with a caption, heads that say what they are the heads of, and every word
/// escaped. Under its headings it has parts, and a line below those who go on. One that is too wide
/// scrolls by itself and can be reached with the keyboard.
[[nodiscard]] QString htmlTable(const ShownTable &table, const TeamAddress &address);

/// A bracket as lists, one for each stage: readable without any drawing.
[[nodiscard]] QString htmlBracket(const League &league, const std::vector<BracketStage> &stages,
                                  const TeamAddress &address);

} // namespace dugout
