// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/action/actions.h"

namespace dugout {

// The actions of a turn by subject: what a group returns is declared here, and offered by every
// turn, for every line of the list.
// clang-format off
#define ACTION_GROUP(group) [[nodiscard]] std::span<const TurnAction> group();
#include "core/match/action/actiongroups.inc"
#undef ACTION_GROUP
// clang-format on

} // namespace dugout
