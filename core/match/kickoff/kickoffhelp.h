// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

namespace dugout {

// Results of the kick-off tables for which both coaches roll a die. Their steps are called
// "kick-off." and the result; the table "kick-off-" and the result says what each adds.

/// The row of the kick-off table that a step carries out, such as `cheering-fans`.
[[nodiscard]] QString kickOffResultOf(const Step &step);
[[nodiscard]] Prompt contestPrompt(const MatchContext &context, const Step &step);
/// What each coach has rolled, with what he adds to it.
[[nodiscard]] std::array<int, 2> contestTotals(const MatchContext &context, const MatchState &state,
                                               const Step &step, const Event &event);
/// Whose die is which, and what each adds to his.
[[nodiscard]] PromptWords contestWords(const MatchContext &context, const MatchState &state,
                                       const Step &step, const Prompt &prompt);

} // namespace dugout
