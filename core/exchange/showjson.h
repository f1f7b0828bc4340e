// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchviewer.h"
#include "core/skirmish/skirmishviewer.h"

#include <QJsonObject>

namespace dugout {

// A game as `show --json` and the pages for phones give it: `state`, `prompts`, `entries` and the
// `verdict`, made for somebody. What these eyes may not see is not in it. Dice with symbols have
// `faces`, their names.

[[nodiscard]] QJsonObject showJson(const MatchSession &session, const std::vector<Prompt> &prompts,
                                   const MatchViewer &viewer);
[[nodiscard]] QJsonObject showJson(const SkirmishSession &session,
                                   const std::vector<Prompt> &prompts,
                                   const SkirmishViewer &viewer);

} // namespace dugout
