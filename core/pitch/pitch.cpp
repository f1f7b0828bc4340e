// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/pitch.h"

namespace dugout::pitch {

bool contains(Square square)
{
    return square.x >= 0 && square.x < length && square.y >= 0 && square.y < width;
}

Half halfOf(Square square)
{
    return square.x < length / 2 ? Half::Left : Half::Right;
}

bool isEndZone(Square square, Half defendedBy)
{
    return contains(square) && square.x == (defendedBy == Half::Left ? 0 : length - 1);
}

bool isTopWideZone(Square square)
{
    return contains(square) && square.y < wideZoneWidth;
}

bool isBottomWideZone(Square square)
{
    return contains(square) && square.y >= width - wideZoneWidth;
}

bool isWideZone(Square square)
{
    return isTopWideZone(square) || isBottomWideZone(square);
}

bool isOnScrimmage(Square square, Half half)
{
    const int line = half == Half::Left ? length / 2 - 1 : length / 2;
    return contains(square) && square.x == line && !isWideZone(square);
}

} // namespace dugout::pitch
