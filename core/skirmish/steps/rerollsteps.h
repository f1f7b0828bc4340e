// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/steps/stephelp.h"

namespace dugout {

// What the table changes at a roll because it knows better, each time with a reason.

inline const QString changeByHand = QStringLiteral("change");

/// Offered beside the dice of an attack.
[[nodiscard]] Prompt changePrompt(const SkirmishState &state);
[[nodiscard]] Result<void> changeAnswer(SkirmishState &state, const SkirmishStep &step,
                                        const Event &event);

} // namespace dugout
