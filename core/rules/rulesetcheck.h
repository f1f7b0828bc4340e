// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

namespace dugout {

/// Reads every part and holds them against each other: a skill, team, table, timing or option
/// that is named must exist. Everything that is wrong, part by part.
[[nodiscard]] ProblemList checkRuleset(const Ruleset &ruleset);

} // namespace dugout
