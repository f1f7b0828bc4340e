// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dicenotation.h"
#include "core/dice/randomsource.h"
#include "core/text/id.h"

namespace dugout {

/// What a roll was for, such as `dodge`, `kick-off` or `armour`.
using PurposeId = Id<struct PurposeTag>;

/// One roll as it fell: kept for every roll, with real dice or Dugout's.
struct RollRecord
{
    PurposeId purpose;
    int coach = 0; ///< whose roll it was, by the order of the sides at the table
    std::vector<int> faces; ///< of each die
    std::vector<int> dice; ///< what each die showed, in the same order
    bool entered = false; ///< the coach rolled and typed it; else Dugout rolled

    bool operator==(const RollRecord &) const = default;
};

} // namespace dugout
