// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

namespace dugout {

/// Whether a rule says what a team may have or learn, and is chosen for the team: its league's way
/// of playing stays with it from match to match.
[[nodiscard]] bool isForTeam(const Option &option, const Ruleset &ruleset);

} // namespace dugout
