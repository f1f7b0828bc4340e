// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"

#include <QJsonObject>

namespace dugout {

// Dugout's own team file: JSON that says `"format": "dugout-team"` and its version, with fields in
// a fixed order, so that people can read it and compare two of them. Nothing of a team is left out.

inline constexpr int teamFileVersion = 1;
/// More than any team needs; a larger file is refused unread.
inline constexpr qsizetype largestTeamFile = 4 * 1024 * 1024;

[[nodiscard]] QByteArray writeTeam(const Team &team);
/// The team as one object, for whatever holds teams among other things.
[[nodiscard]] QJsonObject teamToJson(const Team &team);

/// Refuses what is not such a file, is too large, has a field missing, wrong or unknown, or holds
/// players twice; the message names the first fault and the detail all of them.
[[nodiscard]] Result<Team> readTeam(const QByteArray &bytes);
[[nodiscard]] Result<Team> teamFromJson(const QJsonObject &object);

/// Whether such an object names a star in the team or a home: for who looks at many and needs few.
[[nodiscard]] bool hasStarOrHome(const QJsonObject &object);

} // namespace dugout
