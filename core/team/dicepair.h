// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// The two dice of an improvement or aging roll. Both 0 when nobody wrote them down.
struct DicePair
{
    int first = 0;
    int second = 0;

    [[nodiscard]] bool isKnown() const { return first > 0 && second > 0; }
    [[nodiscard]] bool isPossible() const
    {
        return first >= 1 && first <= 6 && second >= 1 && second <= 6;
    }
    [[nodiscard]] bool isDouble() const { return isKnown() && first == second; }
    [[nodiscard]] int total() const { return first + second; }

    bool operator==(const DicePair &) const = default;
};

} // namespace dugout
