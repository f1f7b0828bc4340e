// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"

namespace dugout {

/// What a prompt of a step says, in the language of the moment.
[[nodiscard]] PromptWords promptWords(const MatchContext &context, const MatchState &state,
                                      const Step &step, const Prompt &prompt);

/// What the wind does first to a ball in the air; empty without such a wind.
[[nodiscard]] QString windWords(const MatchContext &context, const MatchState &state);

/// What each card does that may be chosen, beside the choices; empty where other things are.
[[nodiscard]] QStringList cardAbouts(const MatchContext &context, const Prompt &prompt);

} // namespace dugout
