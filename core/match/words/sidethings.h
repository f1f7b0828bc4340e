// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What a side has beside its players and re-rolls, to be shown.

/// Hired help that can still be used.
struct HelpLeft
{
    const Inducement *help = nullptr;
    int uses = 0;
};
/// In the order of the edition's list; players and cards are no help of this kind.
[[nodiscard]] std::vector<HelpLeft> helpLeft(const MatchContext &context, const MatchState &state,
                                             Seat seat);
/// How many of its team re-rolls a side could still use in one turn: in this one, when it is its.
[[nodiscard]] int usableRerolls(const MatchContext &context, const MatchState &state, Seat seat);
/// How often the active side may still do this in its turn; nothing for what is not counted.
[[nodiscard]] std::optional<int> leftInTurn(const MatchContext &context, const MatchState &state,
                                            QStringView ask);
/// FAME as it counts now; none before both sides know their fans, or where nobody has any.
[[nodiscard]] std::optional<int> knownFame(const MatchContext &context, const MatchState &state,
                                           Seat seat);

} // namespace dugout
