// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/playerstats.h"

namespace dugout {

// What a team is worth and what it has left, worked out from the team and the rules.

/// What one more costs today: a re-roll of a founded team costs more than at creation.
[[nodiscard]] int assetPrice(TeamAsset asset, const Team &team, const Ruleset &ruleset);
/// What each adds to the team value, whatever was paid for it.
[[nodiscard]] int assetValue(TeamAsset asset, const Team &team, const Ruleset &ruleset);
/// How many the team may have; none when there is no limit. Fan factor has one only at creation.
[[nodiscard]] std::optional<int> assetLimit(TeamAsset asset, const Team &team,
                                            const Ruleset &ruleset);

/// Players who can play the next match with what they have learnt, staff, re-rolls and fans.
[[nodiscard]] int teamValue(const Team &team, const Ruleset &ruleset);
/// What a rating counts besides the gold left, also who sits the next match out; the team value
/// where the edition has no rating.
[[nodiscard]] int worthInGold(const Team &team, const Ruleset &ruleset);
/// The older measure; none where the edition does not rate teams.
[[nodiscard]] std::optional<int> teamRating(const Team &team, const Ruleset &ruleset);

/// What building this team from nothing costs.
[[nodiscard]] int creationCost(const Team &team, const Ruleset &ruleset);
/// What is left of the budget while building, the treasury afterwards. Negative when overspent.
[[nodiscard]] int goldLeft(const Team &team, const Ruleset &ruleset);

/// Those who stay in the team: without journeymen and mercenaries.
[[nodiscard]] int rosteredPlayers(const Team &team);
[[nodiscard]] int playersAvailable(const Team &team);
/// How many of a position count against its limit: rostered players, present or not.
[[nodiscard]] int playersIn(const PositionId &position, const Team &team);

/// Journeymen the team may still add for the next match.
[[nodiscard]] int journeymenNeeded(const Team &team, const Ruleset &ruleset);
/// The positions journeymen may come from; empty where the edition has none.
[[nodiscard]] std::vector<PositionId> journeymanPositions(const Team &team, const Ruleset &ruleset);

} // namespace dugout
