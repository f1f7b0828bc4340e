// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"
#include "core/team/team.h"

class QWidget;

namespace dugout {

/// Asks for another edition, shows what moving there changes and what has no counterpart, and
/// gives the moved team once the coach agrees.
[[nodiscard]] std::optional<Team> askForEditionMove(const Team &team, const Ruleset &from,
                                                    RulesetLibrary &rulesets, Language language,
                                                    QWidget *parent);

} // namespace dugout
