// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguerepository.h"

namespace dugout {

/// What it is kept under: by this it is known again, and there is only one.
[[nodiscard]] LeagueId sampleLeagueId();

/// Whether it is one of the teams that came with it.
[[nodiscard]] bool isOfSample(const TeamId &team);

} // namespace dugout
