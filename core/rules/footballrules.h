// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"

namespace dugout {

/// The edition, when teams play it: one of the skirmish game is refused, since nothing that asks
/// for players and their rolls can work with it.
[[nodiscard]] Result<std::shared_ptr<const Ruleset>> loadFootball(RulesetLibrary &library,
                                                                  const QString &id);

} // namespace dugout
