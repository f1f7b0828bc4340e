// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"

namespace dugout {

/// A price and how many a team may have; `max` is none where there is no limit.
struct AssetRule
{
    int cost = 0;
    std::optional<int> max;

    bool operator==(const AssetRule &) const = default;
};

/// Everything the tables of an edition say about building and keeping a team, as plain numbers.
///
/// The only place of this room that knows the ids of tables, rows and values. A table the edition
/// lacks leaves its numbers at what they are here: no such rule. Cheap to copy.
struct TeamRules
{
    int budget = 0;
    int fewestPlayers = 0;
    int mostPlayers = 0;
    std::array<AssetRule, allTeamAssets.size()> assets; ///< cost of a re-roll: by team list
    int laterRerollFactor = 1; ///< times the list price once the team is founded
    std::optional<int> freeFanFactor; ///< what every team starts with where it is never bought

    std::optional<int> mostLoss; ///< points a characteristic may lose
    std::optional<int> lowestStat;
    std::optional<int> mostGain; ///< points above the starting value
    std::optional<int> highestStat;

    int skillValue = 0; ///< gold pieces a skill adds to its player
    int doubleSkillValue = 0;
    std::array<int, allStats.size()> statValue{};
    std::array<int, allAchievements.size()> achievementPoints{};

    int journeymenUpTo = 0; ///< players that journeymen fill up to; 0 when there are none
    QList<int> journeymanMaxima; ///< a position with one of these limits, best first
    QList<SkillId> journeymanSkills;

    int mercenarySurcharge = 0;
    int mercenarySkillCost = 0;
    QList<SkillId> mercenarySkills;

    int mostRosteredStars = 0; ///< stars who may stay in the team
    QList<SkillId> rosteredStarSkills;

    std::optional<int> ratingGoldDivisor; ///< set where the edition rates teams
    int ratingPointsDivisor = 1;

    [[nodiscard]] const AssetRule &asset(TeamAsset wanted) const
    {
        return assets[static_cast<size_t>(wanted)];
    }
    [[nodiscard]] int valueOf(Stat stat) const { return statValue[static_cast<size_t>(stat)]; }
    [[nodiscard]] int pointsFor(Achievement achievement) const
    {
        return achievementPoints[static_cast<size_t>(achievement)];
    }
    bool operator==(const TeamRules &) const = default;
};

[[nodiscard]] TeamRules teamRules(const Ruleset &ruleset, const OptionChoices &options);

} // namespace dugout
