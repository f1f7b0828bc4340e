// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Puts what a result of the kick-off table brings on top: what it does, or its words. Where Dugout
/// knows no players the coaches are told what happens to them.
void pushKickOffResult(const MatchContext &context, MatchState &state, const RowOf &row);

} // namespace dugout
