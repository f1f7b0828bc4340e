// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/playerstats.h"
#include "core/text/result.h"

namespace dugout {

/// Whether a player may learn a skill, and on what roll.
enum class SkillAccess {
    Normal, ///< on every improvement roll
    Double, ///< on a double
    Never, ///< nobody learns it, or not in this position
    Has, ///< has it already
    Excluded, ///< it does not go with another of the player's skills
};

[[nodiscard]] SkillAccess skillAccess(const SkillId &skill, const Player &player, const Team &team,
                                      const Ruleset &ruleset);
/// All that the player can learn with an ordinary roll, in the order of the edition.
[[nodiscard]] std::vector<SkillId> normalSkills(const Player &player, const Team &team,
                                                const Ruleset &ruleset);
/// The player's skill that forbids this one; empty when none does.
[[nodiscard]] SkillId excludingSkill(const SkillId &skill, const Player &player, const Team &team,
                                     const Ruleset &ruleset);
/// True while the limits leave room for one more point.
[[nodiscard]] bool canGain(Stat stat, const Player &player, const Team &team,
                           const Ruleset &ruleset);

/// What learning this adds to the player's value.
[[nodiscard]] int gainValue(const Gain &gain, const Player &player, const Team &team,
                            const Ruleset &ruleset);

struct ImprovementChoice
{
    Gain gain;
    bool needsDouble = false; ///< a skill that only the double allows
    int value = 0; ///< gold pieces added to the player's value

    bool operator==(const ImprovementChoice &) const = default;
};

/// True where the improvement table stands on a page we do not have: the dice are rolled, the
/// coach looks the result up in the book, and every kind of improvement is offered.
[[nodiscard]] bool isImprovementEnteredFromBook(const Ruleset &ruleset);

/// True where the edition's levels say that the player's points have earned no roll. Where only the
/// book knows the levels, the coach does.
[[nodiscard]] bool isNoImprovementDue(const Player &player, const Ruleset &ruleset);

/// The legal choices of a roll: skills of the normal categories, with a double also those of the
/// double categories, then characteristics. In the order of the edition's lists.
[[nodiscard]] std::vector<ImprovementChoice> improvementChoices(const Player &player,
                                                                const DicePair &dice,
                                                                const Team &team,
                                                                const Ruleset &ruleset);

/// Gives a player one of these choices. Refused when the roll does not allow it.
[[nodiscard]] Result<Team> improve(Team team, const Ruleset &ruleset, const PlayerId &player,
                                   const DicePair &dice, const Gain &gain);
/// The editor's free hand: records an improvement whatever the dice, with its value.
[[nodiscard]] Result<Team> addImprovement(Team team, const Ruleset &ruleset, const PlayerId &player,
                                          const DicePair &dice, const Gain &gain);

} // namespace dugout
