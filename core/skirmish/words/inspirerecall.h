// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// Fighters whose condition for being inspired should be thought of now: those whom the activation
/// that is just over has changed or named, and at the reminder of an end phase everybody. Only
/// those with a condition in words that Dugout cannot watch by itself.
[[nodiscard]] std::vector<FighterRef> inspireRecall(const SkirmishSession &session);

} // namespace dugout
