// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/id.h"

namespace dugout {

using LeagueId = Id<struct LeagueTag>; ///< that of its journal
using SeasonId = Id<struct SeasonTag>;
using CompetitionId = Id<struct CompetitionTag>;
using FixtureId = Id<struct FixtureTag>;
using CoachId = Id<struct CoachTag>;

} // namespace dugout
