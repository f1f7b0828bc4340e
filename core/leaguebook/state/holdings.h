// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/leaguebook/state/league.h"
#include "core/rules/ruleset.h"
#include "core/team/team.h"

namespace dugout {

// A rostered star, a home stadium and a trophy belong to one team of a league. The commissioner
// records some of that; the rest stands on the sheets of the teams, which win it by playing.

/// What a sheet says.
[[nodiscard]] std::vector<Holding> holdingsOf(const Team &team);
/// All of the league: what was recorded, and what the sheets of its teams say.
[[nodiscard]] std::vector<Holding> holdingsOf(const League &league, DocumentStore &documents);
/// The same where the edition lets teams win such things; else what was recorded.
[[nodiscard]] std::vector<Holding> holdingsOf(const League &league, DocumentStore &documents,
                                              const Ruleset &ruleset);

/// What people call it; without the edition a star goes by his id.
[[nodiscard]] QString holdingName(const Holding &holding, const Ruleset *edition);
/// A stadium is one and the same by its name, however that is written.
[[nodiscard]] bool isSameThing(const Holding &one, const Holding &other);
/// Whether a team of the league may have it: nobody else does.
[[nodiscard]] Result<void> checkHolding(const League &league, DocumentStore &documents,
                                        const Holding &wanted);
/// The same for all that a sheet says.
[[nodiscard]] Result<void> checkHoldings(const League &league, DocumentStore &documents,
                                         const Team &team, const Ruleset &ruleset);

} // namespace dugout
