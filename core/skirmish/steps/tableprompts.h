// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/steps/stephelp.h"

namespace dugout {

// What can be said at any pause of the game, beside what is asked: an objective that gives its
// glory at once, a fighter whose condition is met, and whatever the table knows better.

void addTablePrompts(const SkirmishContext &context, const SkirmishState &state,
                     std::vector<Prompt> &prompts);
[[nodiscard]] bool isTablePrompt(const QString &prompt);
[[nodiscard]] Result<void> answerTable(const SkirmishContext &context, SkirmishState &state,
                                       const Event &event);

} // namespace dugout
