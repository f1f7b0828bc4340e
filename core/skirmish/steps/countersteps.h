// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/steps/stephelp.h"

namespace dugout {

// One tap each, at any pause: glory spent, activations, hearts, tokens, marks; and how much of the
// game Dugout keeps.

void addCounterPrompts(const SkirmishContext &context, const SkirmishState &state,
                       std::vector<Prompt> &prompts);
[[nodiscard]] bool isCounterPrompt(const QString &prompt);
[[nodiscard]] Result<void> answerCounter(const SkirmishContext &context, SkirmishState &state,
                                         const Event &event);

/// Hands and decks are asked for where they become known; what was known before is kept.
void changeWay(const SkirmishContext &context, SkirmishState &state, SkirmishWay way);

} // namespace dugout
