// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/ownmatch.h"

namespace dugout {

// What a coach reads of the match he should see to first.

/// Which one it is: its competition, its round, when and where, as far as that is known.
[[nodiscard]] QString ownMatchFacts(const League &league, const OwnMatch &match);
/// What is to be done, in one sentence.
[[nodiscard]] QString ownMatchTask(const League &league, const OwnMatch &match);

} // namespace dugout
