// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// What is asked of a coach with a phone: who conceded is everybody's question on the slip of a
/// match from paper, but nobody says it, or takes it back, for the other.
[[nodiscard]] std::vector<Prompt> withOwnConcession(const MatchState &state,
                                                    std::vector<Prompt> asked, Seat seat);

} // namespace dugout
