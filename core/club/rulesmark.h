// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/rules/rulesetlibrary.h"

namespace dugout {

/// Counts up whenever a rule of the program is corrected, so that a check can tell which games were
/// entered before. The first release noted nothing, which reads as 0.
inline constexpr int currentRulesVersion = 5;

[[nodiscard]] RulesMark currentRules(const RulesetLibrary &library, const RulesetId &ruleset);

} // namespace dugout
