// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/namegenerator.h"
#include "core/team/teamedits.h"

namespace dugout {

// What a coach does with a team, in the editor or on the command line. While it is being built
// nothing blocks: checkTeam() says what the rules think. Once it is founded, limits hold, the gold
// must be there, and players who leave are remembered.

[[nodiscard]] Result<Team> takeOn(Team team, const Ruleset &ruleset, const PositionId &position,
                                  const QString &name = {});
/// Buys what is missing to so many re-rolls, cheerleaders…, or gives some up for nothing.
[[nodiscard]] Result<Team> bringTo(Team team, const Ruleset &ruleset, TeamAsset asset, int count);
/// The gold a coach may still spend on it: its budget while it is being built, then its treasury.
[[nodiscard]] int goldOf(const Team &team);
[[nodiscard]] Result<Team> setGold(Team team, int gold);
[[nodiscard]] Result<Team> sendAway(Team team, const std::vector<PlayerId> &players);

/// As many as it takes to field eleven.
[[nodiscard]] Result<Team> fillWithJourneymen(Team team, const Ruleset &ruleset);
/// Everybody without a name gets one.
[[nodiscard]] Result<Team> inventNames(Team team, const NameGenerator &names, RandomSource &dice);

} // namespace dugout
