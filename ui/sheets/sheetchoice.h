// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"
#include "ui/sheets/matchrecordpages.h"

#include <memory>

namespace dugout {

/// What can be printed of a team.
enum class SheetChoice { Team, Compact, Match, Cards };

inline constexpr std::array allSheetChoices{SheetChoice::Team, SheetChoice::Compact,
                                            SheetChoice::Match, SheetChoice::Cards};

/// The word on the command line: `team`, `compact`, `match`, `cards`.
[[nodiscard]] QString sheetChoiceName(SheetChoice choice);
[[nodiscard]] std::optional<SheetChoice> sheetChoiceFromName(QStringView name);

/// The pages of a team's sheet. A match record has room for `other` beside it, or empty lines, and
/// says what is known of the fixture.
[[nodiscard]] std::unique_ptr<PagedSheet> makeSheetPages(SheetChoice choice, TeamSheet sheet,
                                                         std::optional<TeamSheet> other = {},
                                                         const Fixture &fixture = {});

} // namespace dugout
