// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// The colour a side is shown in: its own. Where the two could be taken for each other the second
/// side changes its shirts: for its other colour, or for one that neither of them has.
[[nodiscard]] Rgb sideColour(const MatchContext &context, Seat seat);

/// Nobody at the table takes one for the other, also who does not see every colour.
[[nodiscard]] bool areToldApart(const Rgb &a, const Rgb &b);

/// How far apart two colours look, from 0 to about 765.
[[nodiscard]] int colourDistance(const Rgb &a, const Rgb &b);

} // namespace dugout
