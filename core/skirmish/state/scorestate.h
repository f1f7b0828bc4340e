// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/scoreconditions.h"
#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

/// Whether it holds on this table; none where nobody has said who stands where.
[[nodiscard]] std::optional<bool> holds(const SkirmishContext &context, const SkirmishState &state,
                                        Seat seat, const ScoreCondition &condition);

} // namespace dugout
