// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/words/matchtexts.h"

namespace dugout {

// What the rolls against armour and for injury say, before they are made and in the log.

[[nodiscard]] PromptWords harmRollWords(const MatchContext &context, const MatchState &state,
                                        const Step &step, const Prompt &prompt);
[[nodiscard]] QString harmRollLine(const MatchContext &context, const MatchState &state,
                                   const Step &step, const Event &event);

} // namespace dugout
