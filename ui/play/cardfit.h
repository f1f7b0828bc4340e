// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// How high the parts of a prompt's card are, in pixels with the gap that follows them; 0 for what
/// there is not.
struct CardHeights
{
    int room = 0; ///< all there is under the head of the card
    int result = 0; ///< what was answered last
    int title = 0;
    int detail = 0;
    int body = 0; ///< the least that the answer needs; 0 where only buttons are offered
    int buttons = 0; ///< what is offered side by side
    int gap = 0;
    int head = 0; ///< what the head of the card grows by where it takes the title
};

/// What is shown so that whatever can be pressed is seen without scrolling, if at all possible.
struct CardFit
{
    bool title = true; ///< else it stands in the head of the card
    bool result = true;
    bool scrolls = false; ///< not even the buttons alone fit

    bool operator==(const CardFit &) const = default;
};

[[nodiscard]] CardFit whatFits(const CardHeights &heights);

} // namespace dugout
