// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"

#include <QJsonArray>

namespace dugout {

// A team's sheet as the page of its coach shows it, in the language of the sheet.

/// "Team value 1,100,000", a line for each of what stands beside the players.
[[nodiscard]] QJsonArray sheetFactsShown(const TeamSheet &sheet);
/// Its players, each as one of a match is shown.
[[nodiscard]] QJsonArray sheetPlayersShown(const TeamSheet &sheet);

} // namespace dugout
