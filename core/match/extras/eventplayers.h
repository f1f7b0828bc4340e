// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Match events that go on after they were told are rules that last, under the keys of their values.

/// Those of a side who could come in.
[[nodiscard]] QStringList eventReserves(const MatchState &state, Seat seat);

} // namespace dugout
