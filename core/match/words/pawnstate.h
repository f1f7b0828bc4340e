// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// How a player looks from afar, whatever shows him.
enum class PawnState { Ready, Done, Prone, Stunned, Off };
[[nodiscard]] PawnState pawnState(const MatchState &state, const MatchPlayer &player, Seat seat);

/// The same in a word as short as a shirt is wide; empty for who is ready. What it is exactly is on
/// his card.
[[nodiscard]] QString pawnWord(const MatchState &state, const MatchPlayer &player, Seat seat);

} // namespace dugout
