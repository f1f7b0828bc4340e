// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/teamrules.h"

namespace dugout {

// What follows from a player and the rules. Nothing here is kept: it is worked out when asked.

/// Null for a star and for a position the team list does not have.
[[nodiscard]] const Position *positionOf(const Player &player, const Team &team,
                                         const Ruleset &ruleset);
[[nodiscard]] const StarPlayer *starOf(const Player &player, const Ruleset &ruleset);

/// The position's name, or the star's.
[[nodiscard]] LocalizedText roleName(const Player &player, const Team &team,
                                     const Ruleset &ruleset);

/// As printed in the list, before improvements and injuries. All 0 when nothing is known.
[[nodiscard]] Profile startingProfile(const Player &player, const Team &team,
                                      const Ruleset &ruleset);
/// With improvements and injuries, inside the edition's limits.
[[nodiscard]] Profile profileOf(const Player &player, const Team &team, const Ruleset &ruleset);

[[nodiscard]] std::vector<SkillId> startingSkills(const Player &player, const Team &team,
                                                  const Ruleset &ruleset);
/// Those the player has learnt, in order.
[[nodiscard]] std::vector<SkillId> gainedSkills(const Player &player);
/// Every usable skill, each once: starting skills first.
[[nodiscard]] std::vector<SkillId> skillsOf(const Player &player, const Team &team,
                                            const Ruleset &ruleset);

[[nodiscard]] int starPlayerPoints(const Player &player, const Ruleset &ruleset);

/// The row of the player's level. Where the page with the limits is missing, it is the level of the
/// improvements so far; null for a beginner there and where the edition has no levels.
[[nodiscard]] const TableRow *levelOf(const Player &player, const Ruleset &ruleset);

/// Improvement rolls earned and not yet made. 0 where the coach enters levels by the book, and for
/// players who never improve.
[[nodiscard]] int improvementsWaiting(const Player &player, const Ruleset &ruleset);

/// Stars and mercenaries never learn.
[[nodiscard]] bool canImprove(const Player &player);

/// What hiring such a player costs: the price of the list.
[[nodiscard]] int hiringPrice(const Player &player, const Team &team, const Ruleset &ruleset);
/// What the player adds to the team value when able to play.
[[nodiscard]] int playerValue(const Player &player, const Team &team, const Ruleset &ruleset);

} // namespace dugout
