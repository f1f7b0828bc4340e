// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/teamedits.h"

namespace dugout {

// Buying and letting go by the rules: limits hold here, unlike in the editor's free hand.

enum class Payment {
    Gold, ///< from what is left; refused when it is not enough
    Credit, ///< the same, but the team may go below zero and checkTeam() says so
    Free, ///< costs nothing: a raised opponent, an award
};

/// Hires a player of a position within its limit and the team's.
[[nodiscard]] Result<Team> hire(Team team, const Ruleset &ruleset, const PositionId &position,
                                const QString &name = {}, Payment payment = Payment::Gold);
/// The position as which the dead of other teams join this one; null when they do not.
[[nodiscard]] const Position *positionOfTheDead(const Team &team, const Ruleset &ruleset);
/// Whether such a team can pay this star to play for it. Stars without a price come by themselves.
[[nodiscard]] bool isHiredBy(const StarPlayer &star, const RosterId &roster);

/// Hires a star for good, where the league allows that. A pair takes two places.
[[nodiscard]] Result<Team> hireStar(Team team, const Ruleset &ruleset, const StarId &star,
                                    Payment payment = Payment::Gold);
/// Moves a player to the former ones, with the reason.
[[nodiscard]] Result<Team> letGo(Team team, const PlayerId &player, PlayerStatus reason);

/// Adds a journeyman while fewer than eleven can play. Without a position, the first that may.
[[nodiscard]] Result<Team> addJourneyman(Team team, const Ruleset &ruleset,
                                         const PositionId &position = {});
/// Signs a journeyman for good, as one of the team with everything learnt so far.
[[nodiscard]] Result<Team> signJourneyman(Team team, const Ruleset &ruleset, const PlayerId &player,
                                          Payment payment = Payment::Gold);

/// Buys one more at today's price.
[[nodiscard]] Result<Team> buy(Team team, const Ruleset &ruleset, TeamAsset asset,
                               Payment payment = Payment::Gold);
/// Gives one away. A founded team gets nothing back.
[[nodiscard]] Result<Team> giveUp(Team team, TeamAsset asset);

/// Players for one match, as the match takes them; their ids are the caller's to give.
[[nodiscard]] Result<Player> makeJourneyman(const Team &team, const Ruleset &ruleset,
                                            const PositionId &position);
/// `skill` may be empty.
[[nodiscard]] Result<Player> makeMercenary(const Team &team, const Ruleset &ruleset,
                                           const PositionId &position, const SkillId &skill);
/// The skills a mercenary of a position may come with, in the order of the edition's list.
[[nodiscard]] std::vector<SkillId> mercenarySkillChoices(const Team &team, const Ruleset &ruleset,
                                                         const PositionId &position);
/// One player, or the two of a pair.
[[nodiscard]] Result<std::vector<Player>> makeStars(const Ruleset &ruleset, const StarId &star,
                                                    Language language);

} // namespace dugout
