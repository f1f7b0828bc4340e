// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/skirmish/skirmishgame.h"

#include <QJsonArray>

namespace dugout {

// How a game went, once it is over, as tables in the language of the moment: `[{"caption",
// "columns": [{"title", "figure"}], "rows": [["Reds", "2"]]}]`. Nothing of it is hidden any more.

/// Those of the report: the line score, what each side did, its players, the course of the match.
[[nodiscard]] QJsonArray endingShown(const MatchSession &session);
/// Where the glory came from.
[[nodiscard]] QJsonArray endingShown(const SkirmishSession &session);

} // namespace dugout
