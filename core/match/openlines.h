// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// Whether a line of the history could tell what not everybody may know yet. Looks at the line
/// alone: what it lets pass is open whatever happens.
[[nodiscard]] bool mayHide(const LogAction &line);

/// How many of the first lines of a match everybody may read as it stands `now`, while it is
/// played: before the first one that names a card nobody has played yet, whether it is in a hand,
/// was not kept or the draw was undone, an event that still lies face down, or what somebody is
/// just buying.
[[nodiscard]] size_t openLines(const MatchContext &context, const MatchState &now,
                               const std::vector<LogAction> &lines);

} // namespace dugout
