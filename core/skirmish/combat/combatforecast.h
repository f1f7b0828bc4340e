// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishqueries.h"

namespace dugout {

/// The chances of the attack under way, as long as no die of it has been rolled and every value is
/// known.
[[nodiscard]] std::optional<AttackForecast> combatForecast(const SkirmishContext &context,
                                                           const SkirmishState &state,
                                                           const WhatIf &whatIf = {});

} // namespace dugout
