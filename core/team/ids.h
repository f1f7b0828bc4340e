// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

namespace dugout {

using TeamId = Id<struct TeamTag>;
/// Unique inside its team, given in the order of hiring and never used again.
using PlayerId = Id<struct PlayerTag>;

} // namespace dugout
