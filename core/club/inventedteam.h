// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/namegenerator.h"

namespace dugout {

/// A team of this list of the edition, or of any, bought by its rules from its budget, with names,
/// and ready to play. `id` and `name` come from outside. The same dice give the same team.
[[nodiscard]] Result<Team> inventTeam(const Ruleset &ruleset, const NameGenerator &names,
                                      const TeamId &id, const QString &name, RandomSource &dice,
                                      const RosterId &list = {});

/// Hires from the treasury until eleven can play, as far as the gold goes, cheap players first.
[[nodiscard]] Team restocked(Team team, const Ruleset &ruleset);

} // namespace dugout
