// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// The steps of the edition's sequence that are played, in their order.
[[nodiscard]] std::vector<const SequenceStep *> playedAfterMatch(const MatchContext &context);

/// Both teams as they leave the pitch: absences served, injuries written down, what was spent
/// before the match taken out, and the edition's sequence ahead of them. Only league matches change
/// a team, and only a team with a roster.
[[nodiscard]] AfterState openAfterMatch(const MatchContext &context, const MatchState &state);

} // namespace dugout
