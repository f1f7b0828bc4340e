// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// How two coaches want a match to be asked, whatever its rules are.
struct PlayStyle
{
    bool ownDice = true; ///< they roll, and say what fell; else Dugout rolls
    bool quick = false; ///< what a sheet needs stands in front; else every roll
    bool showsPitch = false; ///< where players stand; else lists of them

    bool operator==(const PlayStyle &) const = default;
};

} // namespace dugout
