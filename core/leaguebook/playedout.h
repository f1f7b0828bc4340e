// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/league.h"

namespace dugout {

/// Whether a fixture has no result and will still have one: who has left is not waited for.
[[nodiscard]] bool isAwaited(const Competition &competition, const LeagueFixture &fixture);
/// Whether nothing of a round waits any more.
[[nodiscard]] bool isRoundPlayed(const Competition &competition, const LeagueRound &round);
/// Whether a phase has nothing left to play, by its own rules.
[[nodiscard]] bool isPhasePlayed(const Competition &competition, size_t phase);
/// Whether a competition has.
[[nodiscard]] bool isPlayedOut(const Competition &competition);

} // namespace dugout
