// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"
#include "core/exchange/foreign/namematcher.h"

namespace dugout {

/// The team lists a foreign team may be of, the likeliest alone when one stands out: by the name of
/// its race, else by the words of its positions. Empty when nothing tells.
[[nodiscard]] std::vector<const Roster *>
rostersFor(const ForeignTeam &foreign, const Ruleset &ruleset, const NameMatcher &matcher);

} // namespace dugout
