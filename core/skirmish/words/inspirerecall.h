// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// What the table should think of now.
struct SkirmishRecall
{
    /// Fighters with a condition for being inspired in words that Dugout cannot watch by itself.
    std::vector<FighterRef> fighters;
    /// How many are out of action and who holds objectives has changed, or is counted now:
    /// conditions and objectives may be met by it.
    bool standing = false;

    bool operator==(const SkirmishRecall &) const = default;
};

/// After an activation those whom it has changed or named, everybody when it took somebody out of
/// action, and the whole side that holds more or fewer objectives; everybody when a round ends.
/// Where everything is tapped only what takes somebody out is told from the rest. Nothing of it is
/// a secret: it follows from what everybody sees.
[[nodiscard]] SkirmishRecall skirmishRecall(const SkirmishSession &session);

} // namespace dugout
