// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchcontext.h"

namespace dugout {

// What lets a player roll again, or act in a special way, in a turn.

/// The re-rolls of the side that plays: `team`, `leader`, and `loner` where there is one.
[[nodiscard]] QStringList rerollChoices(const MatchContext &context, const MatchState &state);
/// Skills of its players that are used by saying so, "0:p3/dodge", each once a turn.
[[nodiscard]] QStringList skillChoices(const MatchContext &context, const MatchState &state);
/// What the resting side can use: no team re-roll, but its professionals roll again.
[[nodiscard]] QStringList otherSkillChoices(const MatchContext &context, const MatchState &state);

} // namespace dugout
