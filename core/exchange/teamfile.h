// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/teamjson.h"

namespace dugout {

/// Reads Dugout's own team file from disk, never more of it than a team can be.
[[nodiscard]] Result<Team> loadTeamFile(const QString &path);
/// Writes it in one piece: either the whole new file stands there or the old one.
[[nodiscard]] Result<void> saveTeamFile(const QString &path, const Team &team);

} // namespace dugout
