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
/// action. Where the table decides by lot he draws one too, at a random place among the others.
[[nodiscard]] std::vector<LeagueEvent> entering(const Competition &competition,
                                                const CompetitionEntry &entry, RandomSource &lot);

/// A competition that goes on by other rules: the events of one action. Where its table decides by
/// lot from now on, lots are drawn for those who have none.
[[nodiscard]] std::vector<LeagueEvent> changing(const Competition &competition,
                                                const CompetitionRules &rules, RandomSource &lot);

/// Teams as they enter. Of squads, the members of a club that is just as large are one; the others
/// are put together in the order they are listed, for the commissioner to say otherwise.
[[nodiscard]] std::vector<CompetitionEntry> entriesFor(const League &league,
                                                       const CompetitionRules &rules,
                                                       const std::vector<EntrantId> &teams);

} // namespace dugout
