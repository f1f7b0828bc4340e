// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/sheet/sheetwords.h"
#include "core/team/team.h"

#include <QStringList>

namespace dugout {

/// Where a team is at home, who pays for it and what it has won to play with, a line each in the
/// first language of the sheet; none for a team that plays without such things.
[[nodiscard]] QStringList homeLines(const Team &team, const Ruleset &ruleset,
                                    const SheetWords &words);

} // namespace dugout
