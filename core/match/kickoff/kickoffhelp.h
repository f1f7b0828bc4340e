// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

namespace dugout {

// Results of the kick-off tables. Where both coaches roll a die, the table of the effect says what
// each adds to it.

/// What a result asks: "kick-off." and its row.
[[nodiscard]] QString kickOffPrompt(const Step &step);
[[nodiscard]] Prompt contestPrompt(const MatchContext &context, const Step &step);
/// What each coach has rolled, with what he adds to it.
[[nodiscard]] std::array<int, 2> contestTotals(const MatchContext &context, const MatchState &state,
                                               const Step &step, const Event &event);
/// Whose die is which, and what each adds to his.
[[nodiscard]] PromptWords contestWords(const MatchContext &context, const MatchState &state,
                                       const Step &step, const Prompt &prompt);

} // namespace dugout
