// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"

namespace dugout {

// The roll of a referee who has climbed the score track of a side.

[[nodiscard]] std::vector<Prompt> trackPrompts(const MatchContext &context, const MatchState &state,
                                               const Step &step);
[[nodiscard]] Result<void> trackAnswer(const MatchContext &context, MatchState &state,
                                       const Step &step, const Event &event);
[[nodiscard]] PromptWords trackWords(const MatchContext &context, const MatchState &state,
                                     const Step &step, const Prompt &prompt);
[[nodiscard]] QString trackLine(const MatchContext &context, const MatchState &before,
                                const Step &step, const Event &event);

} // namespace dugout
