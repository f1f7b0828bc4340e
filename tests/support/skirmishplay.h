// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/randomskirmish.h"
#include "core/skirmish/state/skirmishqueries.h"

namespace dugout {

/// The built-in skirmish edition, to be shared by games.
[[nodiscard]] std::shared_ptr<const Ruleset> skirmishRuleset();

/// What must hold in every state of every game; empty, or what does not.
[[nodiscard]] QString brokenInvariant(const SkirmishGame &game, const SkirmishState &state);

} // namespace dugout
