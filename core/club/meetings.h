// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamrepository.h"

namespace dugout {

/// How many matches in a row one of the two has just played against the other.
[[nodiscard]] int metRunning(const TeamRepository &teams, const Team &first, const Team &second);

} // namespace dugout
