// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

namespace dugout {

/// What the skirmish parts of a ruleset name and do not have: symbols, dice, warbands, fighters
/// and options. Part of `checkRuleset`.
[[nodiscard]] ProblemList checkSkirmishParts(const Ruleset &ruleset);

} // namespace dugout
