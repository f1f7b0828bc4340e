// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/roundrobin.h"
#include "core/leaguebook/league.h"

namespace dugout {

class RandomSource;

// Who takes part in a phase, before anybody is drawn against anybody.

/// Those who are seeded first, the others behind them.
[[nodiscard]] std::vector<EntrantId> firstSeeds(const Competition &competition,
                                                const PhaseRules &rules, RandomSource &lot);
/// By the divisions that the entrants name; one where they name none.
[[nodiscard]] std::vector<Division> namedDivisions(const Competition &competition);
/// The best of the phase before, by division. Refused where somebody stands level for the last
/// place.
[[nodiscard]] Result<std::vector<Division>> qualifiers(const League &league,
                                                       const Competition &competition, int phase);

/// Divisions that the entrants say may part a pair that was made by hand and pinned.
[[nodiscard]] Result<void> checkPins(const League &league, const std::vector<Division> &divisions,
                                     const std::vector<Pairing> &pins);

} // namespace dugout
