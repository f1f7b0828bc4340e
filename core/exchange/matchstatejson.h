// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// A state for scripts and web pages: score, turns, re-rolls, players and where they are.
[[nodiscard]] QJsonObject matchStateToJson(const Match &match, const MatchState &state);

/// The words of files and scripts: `pitch`, `knocked-out`…
[[nodiscard]] QString whereaboutsName(Whereabouts where);

} // namespace dugout
