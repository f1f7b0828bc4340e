// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguesite.h"
#include "core/text/result.h"

namespace dugout {

/// Writes a site into a folder, whole or not at all. A folder that is there must be empty; with
/// `replace` it may hold an earlier site, whose pages go. Files of somebody else's beside them
/// stay; a folder that holds something else altogether is never touched.
[[nodiscard]] Result<void> writeSite(const QString &folder, const std::vector<SiteFile> &files,
                                     bool replace);

} // namespace dugout
