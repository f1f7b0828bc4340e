// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/placestages.h"

namespace dugout {

/// What a step of the way to a place compares, as the columns of its table are headed.
[[nodiscard]] QString stageTitle(const PlaceStage &stage, const Standings &standings);

} // namespace dugout
