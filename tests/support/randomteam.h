// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/rules/ruleset.h"
#include "core/team/team.h"

namespace dugout {

/// A team with anything a roster may hold, by lot: strange names, gaps in the numbers, skills and
/// characteristics learnt, injuries, achievements, journeymen, and some who are gone. The same dice
/// give the same team.
[[nodiscard]] Team randomTeam(const Ruleset &ruleset, const Roster &roster, RandomSource &dice);

} // namespace dugout
