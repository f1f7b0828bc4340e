// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/teamcheck.h"

namespace dugout {

/// The broken rules of one player: number, position, skills, characteristics, improvements.
[[nodiscard]] std::vector<TeamProblem> checkPlayer(const Player &player, const Team &team,
                                                   const Ruleset &ruleset, Language language);

/// "#7 Grim (Blitzer)": how a player is called in sentences.
[[nodiscard]] QString playerLabel(const Player &player, const Team &team, const Ruleset &ruleset,
                                  Language language);

} // namespace dugout
