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

/// The injuries as letters, which the foot of the sheet explains.
[[nodiscard]] SheetCell markCell(const TeamSheetPlayer &player);
/// MA, ST, AG and AV in the languages of the sheet.
[[nodiscard]] SheetWord statTitle(Stat stat, const SheetWords &words);
/// What the letters of these players mean; empty when nobody has one.
[[nodiscard]] QString markLegend(const SheetWords &words,
                                 const std::vector<TeamSheetPlayer> &players);
/// The foot of every sheet.
[[nodiscard]] QString sheetFoot(const SheetWords &words);
/// Both ends of the foot, smaller where two languages would run into each other.
void paintSheetFoot(QPainter &painter, const QRectF &area, const QString &left,
                    const QString &right, qreal points);
[[nodiscard]] QString sheetPageNumber(const SheetWords &words, int page, int count);

} // namespace dugout
