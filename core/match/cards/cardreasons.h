// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Which card is behind what happens to a player, for the log.

/// A number of cards that make a stun of every injury.
inline const QString injuryStunned = QStringLiteral("injury-stunned");

/// The card that was played on a player and carries this number; null when none does.
[[nodiscard]] const PlayCard *cardWith(const MatchContext &context, const MatchPlayer &player,
                                       const QString &key);

} // namespace dugout
