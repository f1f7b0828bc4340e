// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchplayer.h"

namespace dugout {

/// Something that is still to happen. The agenda of a match is a stack of these: the last one is
/// asked next, and it may put others on top of itself before it is done.
struct Step
{
    QString kind{}; ///< names the rule that handles it (see steprule.h)
    Seat seat = noSeat;
    PlayerRef player{}; ///< whom it happens to
    PlayerRef by{}; ///< who caused it
    QString detail{}; ///< how, such as `block`, `crowd`, `foul`; the sequence it came from; a table
    int number = 0; ///< what the kind needs to remember, such as dice rolled before
    int modifier = 0;

    bool operator==(const Step &) const = default;
};

} // namespace dugout
