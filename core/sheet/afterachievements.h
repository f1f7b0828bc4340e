// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"

namespace dugout {

// What the coaches settle after the whistle, in the tables of the match itself.

/// Most valuable players and points that were looked up in the book.
void addAfterPoints(MatchReport &report, const MatchState &state, Seat seat);
/// Injuries that were looked up in the book, beside the casualties they belong to.
void addAfterInjuries(MatchReport &report, const MatchSession &session);

} // namespace dugout
