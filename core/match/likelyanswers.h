// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/eventlog.h"
#include "core/play/prompt.h"

namespace dugout {

/// Fills in what coaches most likely answer, where the match alone does not know: whom they set up,
/// and how many tackle zones, dice or assists there are where the same two were asked about before.
void proposeLikely(const MatchContext &context, const MatchState &state, const EventLog &log,
                   Prompt &prompt);

/// Whom a side most likely sets up: those of its last drive who can play, and the most valuable of
/// the others where some are missing, where somebody of an earlier drive is back who is worth more
/// than one of them, or where it is the first drive.
[[nodiscard]] QStringList likelyLineUp(const MatchContext &context, const MatchState &state,
                                       const EventLog &log, const Prompt &setUp);

/// Where the players of a side were shown on the pitch when its last drive began; empty where
/// nobody was.
[[nodiscard]] QMap<QString, Square> lastPlaces(const EventLog &log, Seat seat);

} // namespace dugout
