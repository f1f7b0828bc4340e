// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishstate.h"

namespace dugout {

// Who wants to react no more: the whole table, or one player for himself. What one says for himself
// says nothing about the others.

/// Whether a player who is asked alone answers that he wants nothing, however long.
[[nodiscard]] bool isSilence(const QString &choice);

/// Nothing for the rest of this attack.
[[nodiscard]] bool isHushed(const SkirmishState &state);
[[nodiscard]] bool isHushed(const SkirmishState &state, Seat seat);
/// Nothing until the next activation.
[[nodiscard]] bool isQuiet(const SkirmishState &state);
[[nodiscard]] bool isQuiet(const SkirmishState &state, Seat seat);

/// The first attack of the attack action under way, however many it strikes, counted from 1.
[[nodiscard]] int attackUnderWay(const SkirmishState &state);
/// Takes a player's word that he wants nothing, for as long as he says.
void keepSilent(SkirmishState &state, Seat seat, const QString &choice);
/// A pass for this attack does not hold for the next.
void endHush(SkirmishState &state);
/// A new round: nobody has said anything yet.
void endQuiet(SkirmishState &state);

} // namespace dugout
