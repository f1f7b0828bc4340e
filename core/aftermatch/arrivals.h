// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/teamhistory.h"

namespace dugout {

/// The team as a match leaves it after a correction, with everybody who joined in it under the id
/// of before: later matches use it. Players who join only now get a new id. `was` is what was kept
/// of the match before; null when it is kept for the first time. `noted` is the outcome that was
/// kept with it, where there is one: the player may have another id there than the match itself
/// gives him.
[[nodiscard]] Team withKeptIds(const MatchSession *was, const MatchSession &is, Seat seat,
                               const Team *noted = nullptr);

} // namespace dugout
