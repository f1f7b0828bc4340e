// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pitch/square.h"

namespace dugout {

/// Which end of the pitch a team defends.
enum class Half { Left, Right };

[[nodiscard]] inline Half otherHalf(Half half)
{
    return half == Half::Left ? Half::Right : Half::Left;
}

/// The board: 26 squares long, 15 wide, end zones one deep and wide zones four wide.
namespace pitch {

inline constexpr int length = 26;
inline constexpr int width = 15;
inline constexpr int wideZoneWidth = 4;

[[nodiscard]] bool contains(Square square);
/// Of a square on the pitch.
[[nodiscard]] Half halfOf(Square square);
[[nodiscard]] bool isEndZone(Square square, Half defendedBy);
[[nodiscard]] bool isTopWideZone(Square square);
[[nodiscard]] bool isBottomWideZone(Square square);
[[nodiscard]] bool isWideZone(Square square);
/// One of the seven central squares that touch the halfway line on that side.
[[nodiscard]] bool isOnScrimmage(Square square, Half half);

} // namespace pitch

} // namespace dugout
