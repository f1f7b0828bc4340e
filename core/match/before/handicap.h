// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

#include <array>

namespace dugout {

/// The team ratings of both; nothing to compare where one of them has none.
[[nodiscard]] std::array<int, 2> comparedRatings(const MatchContext &context);
/// Who gets a handicap: the weaker side, if the difference in team rating is clear; else nobody.
[[nodiscard]] Seat handicapSeat(const MatchContext &context);

} // namespace dugout
