// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/turnaction.h"

#include <span>

namespace dugout {

/// In the order they are offered, what comes and goes last. A row added to a group is all
/// it takes.
[[nodiscard]] std::span<const TurnAction *const> turnActions();
/// Null for what is no action of a turn.
[[nodiscard]] const TurnAction *turnAction(QStringView id);

} // namespace dugout
