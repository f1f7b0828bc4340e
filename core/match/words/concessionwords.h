// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Giving up: what it costs, and who wins by it.

/// What it costs a side by the edition's rules, in words.
[[nodiscard]] QString concedingWords(const MatchContext &context, const MatchState &state,
                                     Seat seat, bool atSetUp);
/// "Orcs wins: Humans conceded"; empty when nobody did.
[[nodiscard]] QString concessionWords(const MatchContext &context, const MatchState &state);
/// Who has won where the score does not say it: by a concession, or on a level score.
[[nodiscard]] QString winnerWords(const MatchContext &context, const MatchState &state);

} // namespace dugout
