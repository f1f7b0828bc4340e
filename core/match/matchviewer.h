// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// Who looks at a match: a coach, the owner of the data, or the public. Hidden is the hand of a
/// coach: which cards he holds, draws, keeps and could play now; and while he buys inducements,
/// what he has taken and could take. The other one, who buys after him, is told when he is done.
struct MatchViewer
{
    Seat seat = noSeat;
    bool all = false;

    [[nodiscard]] bool seeHand(Seat side) const { return all || side == seat; }
    /// Whether what can be chosen, and the words about it, are for these eyes.
    [[nodiscard]] bool see(const MatchContext &context, const Prompt &prompt) const;
    /// Whether they may know that it is asked. That somebody could play a card now would tell the
    /// others what is in the hand.
    [[nodiscard]] bool know(const MatchContext &context, const Prompt &prompt) const;
    /// Whether a line of the log is for them now.
    [[nodiscard]] bool read(const MatchState &state, const EventGroup &group) const;
    /// How many cards they see a side hold: those that it is just buying are no news yet.
    [[nodiscard]] int cardsHeld(const MatchState &state, Seat side) const;
    /// The prompt with the choices these eyes may see. Of a card that is drawn they see the whole
    /// pile but for what they know to be gone: those that are missing besides are in the hand of
    /// the other.
    [[nodiscard]] Prompt shown(const MatchContext &context, const MatchState &state,
                               Prompt prompt) const;
};

/// Who is buying inducements now; nobody when it is not the time for it.
[[nodiscard]] Seat buyingSeat(const MatchState &state);
/// Whether it is asked while somebody buys.
[[nodiscard]] bool isAboutBuying(const QString &prompt);
/// Whether a card of the hand is played there.
[[nodiscard]] bool isAboutPlaying(const QString &prompt);
/// Whether cards are chosen from.
[[nodiscard]] bool namesCards(const MatchContext &context, const Prompt &prompt);

} // namespace dugout
