// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/namegenerator.h"

namespace dugout {

/// The file names of the teams that come with Dugout, in order.
[[nodiscard]] QStringList sampleTeamNames();
[[nodiscard]] Result<Team> loadSampleTeam(const QString &name);

/// The names that come with Dugout.
[[nodiscard]] Result<NameGenerator> loadNames();

} // namespace dugout
