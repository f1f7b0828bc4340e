// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"

#include <QJsonObject>

namespace dugout {

// Dugout's own team file: JSON that says `"format": "dugout-team"` and its version, with the fields
// of core/team/teamfields.h in their order, so that people can read it and compare two of them.
// Nothing of a team is left out.

inline constexpr int teamFileVersion = 1;
/// More than any team needs, with all who ever left it; a larger file is refused unread.
inline constexpr qsizetype largestTeamFile = 256 * 1024 * 1024;

[[nodiscard]] QByteArray writeTeam(const Team &team);
/// The team as one object, for whatever holds teams among other things.
[[nodiscard]] QJsonObject teamToJson(const Team &team);

/// Refuses what is not such a file, is too large, has a field missing, wrong or unknown, or holds
/// players twice; the message names the first fault and the detail all of them.
[[nodiscard]] Result<Team> readTeam(const QByteArray &bytes);
[[nodiscard]] Result<Team> teamFromJson(const QJsonObject &object);

/// Reads such a file from disk, never more of it than a team can be.
[[nodiscard]] Result<Team> loadTeamFile(const QString &path);
/// Writes it in one piece: either the whole new file stands there or the old one.
[[nodiscard]] Result<void> saveTeamFile(const QString &path, const Team &team);

/// Whether such an object names a star in the team or a home: to look at many and read few.
[[nodiscard]] bool hasStarOrHome(const QJsonObject &object);

} // namespace dugout
