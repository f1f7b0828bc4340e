// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrant.h"
#include "core/text/result.h"

#include <vector>

namespace dugout {

inline constexpr int mostEntrants = 256;
inline constexpr int mostRounds = 40;

/// Two who are to play each other; without an away side, one who has a bye.
struct Pairing
{
    EntrantId home;
    EntrantId away;

    bool operator==(const Pairing &) const = default;
};

/// A round as it is drawn.
struct DrawnRound
{
    int number = 1;
    std::vector<Pairing> pairs;
    std::vector<EntrantId> byes; ///< who sits out

    bool operator==(const DrawnRound &) const = default;
};

/// Whether a draw can be made for them: from `least` to 256, each once.
[[nodiscard]] Result<void> checkEntrants(const std::vector<EntrantId> &entrants, int least = 2);

/// Whether every pinned pair is of two who take part, each in one pair only.
[[nodiscard]] Result<void> checkPinned(const std::vector<Pairing> &pinned,
                                       const std::vector<EntrantId> &entrants);

} // namespace dugout
