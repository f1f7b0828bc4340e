// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"
#include "ui/sheets/sheettable.h"

namespace dugout {

// What the sheets of teams have in common.

/// A characteristic with a mark when it is no longer what it was.
[[nodiscard]] SheetCell statCell(const TeamSheetPlayer &player, Stat stat);
/// His name, with a word when he is not one of those who stay.
[[nodiscard]] SheetCell nameCell(const TeamSheetPlayer &player);
[[nodiscard]] SheetCell skillCell(const TeamSheetPlayer &player);

/// The foot of every sheet.
[[nodiscard]] QString sheetFoot(const SheetWords &words);
[[nodiscard]] QString sheetPageNumber(const SheetWords &words, int page, int count);

} // namespace dugout
