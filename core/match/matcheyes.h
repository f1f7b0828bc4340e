// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// Who looks at a match: a coach, everybody at once, or whoever passes the table. Hidden is the
/// hand of a coach: which cards he holds, draws, keeps and could play now.
struct MatchEyes
{
    Seat seat = noSeat;
    bool all = false;

    [[nodiscard]] bool seeHand(Seat side) const { return all || side == seat; }
    /// Whether what can be chosen, and the words about it, are for these eyes.
    [[nodiscard]] bool see(const MatchContext &context, const Prompt &prompt) const;
    /// Whether they may know that it is asked. That somebody could play a card now would tell the
    /// others what is in the hand.
    [[nodiscard]] bool know(const MatchContext &context, const Prompt &prompt) const;
    /// The prompt with the choices these eyes may see. Of a card that is drawn they see the whole
    /// pile but for what they know to be gone: those that are missing besides are in the hand of
    /// the other.
    [[nodiscard]] Prompt shown(const MatchContext &context, const MatchState &state,
                               Prompt prompt) const;
};

/// Whether cards are chosen from.
[[nodiscard]] bool namesCards(const MatchContext &context, const Prompt &prompt);

} // namespace dugout
