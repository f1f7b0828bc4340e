// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

#include <vector>

namespace dugout {

/// The colour a side is shown in: what was agreed on for this match, else its own. Where the two
/// could be taken for each other and nothing was agreed on, the second side changes its shirts: for
/// its other colour, or for one that neither of them has.
[[nodiscard]] Rgb sideColour(const MatchContext &context, Seat seat);
[[nodiscard]] Rgb sideColour(const MatchSetup &setup, Seat seat);
/// The badge of a side in that colour, unless it is a picture.
[[nodiscard]] Badge sideBadge(const MatchSetup &setup, Seat seat);
/// What a side may play in: its own colour, then those that nobody takes for the other side's.
[[nodiscard]] std::vector<Rgb> shirtsFor(const MatchSetup &setup, Seat seat);

/// Nobody at the table takes one for the other, also who does not see every colour.
[[nodiscard]] bool areToldApart(const Rgb &a, const Rgb &b);

/// How far apart two colours look, from 0 to about 765.
[[nodiscard]] int colourDistance(const Rgb &a, const Rgb &b);

} // namespace dugout
