// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/league.h"

namespace dugout {

// Challenges of a competition, for whoever shows or answers them; what answering one makes happen
// stands in handpairing.h.

inline constexpr int mostChallengeWeeks = 99;

/// Whether the coaches of the phase that is played, or of the first one before that, find their
/// opponents themselves: then nothing is ever drawn in it.
[[nodiscard]] bool findsOwnOpponents(const Competition &competition);
/// Whether the coaches of the phase that is played challenge each other.
[[nodiscard]] bool takesChallenges(const Competition &competition);
/// The week of the newest one, 1 before any.
[[nodiscard]] int weekOfChallenges(const Competition &competition);
/// The place of the challenge between these two that waits for its answer.
[[nodiscard]] Result<int> waitingChallenge(const League &league, const Competition &competition,
                                           const EntrantId &challenger,
                                           const EntrantId &challenged);
/// What became of it, in the language of the moment.
[[nodiscard]] QString answerWords(const League &league, const Challenge &challenge);

} // namespace dugout
