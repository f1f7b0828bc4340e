// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

namespace dugout {

/// A prompt that is always there, whatever else is asked.
[[nodiscard]] bool isByHand(const QString &prompt);
/// Adds these prompts to what the step on top asks.
void addHandPrompts(const MatchContext &context, const MatchState &state,
                    std::vector<Prompt> &prompts);
/// The one of them with this id.
[[nodiscard]] std::vector<Prompt> handPromptsFor(const MatchContext &context,
                                                 const MatchState &state, const QString &id);
[[nodiscard]] Result<void> applyByHand(const MatchContext &context, MatchState &state,
                                       const Event &event);

} // namespace dugout
