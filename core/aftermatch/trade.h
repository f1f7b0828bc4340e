// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterdesk.h"

namespace dugout {

// What a team can buy and let go after a match, with what is in its treasury now.

/// Positions with room and within the means.
[[nodiscard]] QStringList hireable(const AfterView &view);
/// Stars who would stay with the team.
[[nodiscard]] QStringList hireableStars(const AfterView &view);
/// Re-rolls and staff within limits and means.
[[nodiscard]] QStringList buyable(const AfterView &view);
/// Re-rolls and staff the team could do without.
[[nodiscard]] QStringList disposable(const AfterView &view);
/// Players who can be dismissed; journeymen have a step of their own.
[[nodiscard]] QStringList dismissable(const AfterView &view);
/// True while the roster has room for one more.
[[nodiscard]] bool hasRoom(const AfterView &view);

/// How many raised or rotting opponents wait to join. A raised player has played already, and may
/// have died again.
[[nodiscard]] int recruitsWaiting(const AfterView &view);
/// The raised one who played, or null: what he did and suffered counts when he joins.
[[nodiscard]] const MatchPlayer *raisedPlayer(const AfterView &view);
/// For good, of whatever killed him in the match.
[[nodiscard]] bool wasKilled(const AfterView &view, const MatchPlayer &player);

} // namespace dugout
