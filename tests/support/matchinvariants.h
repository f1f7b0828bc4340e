// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

namespace dugout {

/// What must hold after every event of a match, whatever the coaches answer; the first broken rule,
/// empty when there is none. What is changed by hand may be anything within its limits.
[[nodiscard]] QString brokenRule(const MatchContext &context, const MatchState &before,
                                 const Event &event, const MatchState &after);

/// What is wrong with the prompts that are offered side by side, empty when nothing is.
[[nodiscard]] QString brokenPrompt(const std::vector<Prompt> &offered);

} // namespace dugout
