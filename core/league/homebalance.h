// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/drawnround.h"

namespace dugout {

/// Turns pairs round until everybody plays at home as often as away, or once more or less.
void balanceHomes(std::vector<DrawnRound> &rounds);

} // namespace dugout
