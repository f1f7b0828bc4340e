// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/boardadvice.h"
#include "core/play/event.h"

namespace dugout {

/// A push that is to be told, as the pitch knows it.
struct BoardPush
{
    QString victim; ///< his ref
    std::vector<Square> squares; ///< one of them is where he ends
    std::optional<Event> outcome; ///< what most likely becomes of the two, where that is not said
    Seat decides = noSeat; ///< who says where he goes

    /// He is pushed there.
    [[nodiscard]] std::vector<Event> to(Square square) const;
};

/// None where nobody is pushed just now, or where the pitch does not show the two side by side.
[[nodiscard]] std::optional<BoardPush>
pendingPush(const MatchContext &context, const MatchState &state, const BoardAdvisor &advisor);

} // namespace dugout
