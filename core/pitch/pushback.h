// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pitch/formation.h"

namespace dugout {

/// Where a pushed player may go.
struct PushOptions
{
    enum class Kind {
        Stays, ///< stands firm, or nothing gives way
        Empty, ///< to one of `squares`, all empty
        Crowd, ///< off the pitch, where no empty square is left
        Chain, ///< to one of `squares`, whose player is pushed in turn
    };

    Kind kind = Kind::Stays;
    std::vector<Square> squares;
    bool pushedCoachPicks = false; ///< by Side Step; else the coach of the moving team

    bool operator==(const PushOptions &) const = default;
};

/// The three squares behind a player, seen from the pusher; some may be off the pitch.
[[nodiscard]] std::array<Square, 3> squaresBehind(Square pusher, Square pushed);

/// `grab` when the blocker may pick any empty square next to his opponent; it and Side Step
/// cancel each other. Stand Firm is asked of `pushed` himself unless `ignoreStandFirm`.
[[nodiscard]] PushOptions pushOptions(const Formation &formation, Square pusher,
                                      const PlacedPlayer &pushed, bool grab = false,
                                      bool ignoreStandFirm = false);

} // namespace dugout
