// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/leaguebook/journal/leagueevent.h"

namespace dugout {

/// A competition with those who take part and, where its table decides by lot, their lots: the
/// events of one action.
[[nodiscard]] std::vector<LeagueEvent> announcement(const CompetitionId &id,
                                                    const CompetitionRules &rules,
                                                    const std::vector<CompetitionEntry> &entries,
                                                    RandomSource &lot);

/// Somebody who enters, also late, or gets another division, seed or squad: the events of one
/// action. Where the table decides by lot he gets one too.
[[nodiscard]] std::vector<LeagueEvent>
entering(const Competition &competition, const CompetitionEntry &entry, const QString &reason = {});

/// Teams as they enter. Of squads, the members of a club that is just as large are one; the others
/// are put together in the order they are listed, for the commissioner to say otherwise.
[[nodiscard]] std::vector<CompetitionEntry> entriesFor(const League &league,
                                                       const CompetitionRules &rules,
                                                       const std::vector<EntrantId> &teams);

} // namespace dugout
