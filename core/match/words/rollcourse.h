// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/promptcourse.h"

namespace dugout {

/// The stages of the roll that a prompt belongs to, and the chances of what may come of it.
[[nodiscard]] PromptCourse rollCourse(const MatchContext &context, const MatchState &state,
                                      const QString &prompt);

} // namespace dugout
