// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"

#include <QMap>

namespace dugout {

// What a league lets a team have besides its sheet. It is written in the team's options, beside the
// league's other rules for it, and never bought nor sold.

/// Re-rolls for the trophies a team holds: they come back at half-time like those it bought, count
/// in its value at the list's price and not against the most it may have.
[[nodiscard]] int trophyRerolls(const Team &team);
[[nodiscard]] Team withTrophyRerolls(Team team, int count);

/// Helpers that are with the team in every match without being hired, by the id of the inducement.
[[nodiscard]] QMap<QString, int> staffOf(const Team &team);
[[nodiscard]] Team withStaff(Team team, const QMap<QString, int> &staff);

} // namespace dugout
