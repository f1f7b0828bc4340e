// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/leaguebook/leagueevent.h"

namespace dugout {

/// A competition with those who take part and, where its table decides by lot, their lots: the
/// events of one action.
[[nodiscard]] std::vector<LeagueEvent> announcement(const CompetitionId &id,
                                                    const CompetitionRules &rules,
                                                    std::vector<EntrantId> teams,
                                                    RandomSource &lot);

} // namespace dugout
