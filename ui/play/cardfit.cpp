// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/cardfit.h"

#include <algorithm>

namespace dugout {

namespace {

/// Buttons alone: they may stand outside what scrolls.
CardFit menuFit(const CardHeights &heights)
{
    int room = heights.room - heights.buttons;
    if (room - heights.result >= heights.title + heights.detail + 2 * heights.gap)
        return {true, true, false};
    room -= heights.head;
    return {false, room >= std::max(0, heights.result), room < 0};
}

/// What is asked and the button that answers it come before what was answered last.
CardFit bodyFit(const CardHeights &heights)
{
    const int answer = heights.detail + heights.body + heights.buttons;
    if (answer + heights.title + heights.result <= heights.room)
        return {true, true, true};
    // A die that failed is worth more than a large title: whether to roll again hangs on it.
    if (answer + heights.head + heights.result <= heights.room)
        return {false, true, true};
    return {answer + heights.title <= heights.room, false, true};
}

} // namespace

CardFit whatFits(const CardHeights &heights)
{
    return heights.body > 0 ? bodyFit(heights) : menuFit(heights);
}

} // namespace dugout
