// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// A state for scripts and web pages: score, turns, re-rolls, players and where they are.
[[nodiscard]] QJsonObject matchStateToJson(const Match &match, const MatchState &state);
/// A prompt with its words in the language of the moment.
[[nodiscard]] QJsonObject promptToJson(const Match &match, const MatchState &state,
                                       const Prompt &prompt);

/// The words of files and scripts: `pitch`, `knocked-out`…
[[nodiscard]] QString whereaboutsName(Whereabouts where);
[[nodiscard]] QString promptKindName(PromptKind kind);

} // namespace dugout
