// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// Answers to all that the end phase still asks of a player who does nothing more in it; the source
/// draws what he has to draw. Nothing where it asks him nothing.
[[nodiscard]] std::vector<Event> endPhaseLeft(const SkirmishGame &game, SkirmishState state,
                                              Seat seat, RandomSource &source);

} // namespace dugout
