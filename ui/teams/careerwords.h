// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"

#include <QStringList>

namespace dugout {

/// A part of a career with its lines, in the language of the moment.
struct CareerSection
{
    QString title;
    QStringList lines;

    bool operator==(const CareerSection &) const = default;
};

/// A skill by its name, a characteristic as "+1 AG".
[[nodiscard]] QString gainText(const Gain &gain, const Ruleset &ruleset, Language language);
/// "1 niggling injury, −1 AG"; empty for a sound player.
[[nodiscard]] QString injuriesText(const Injuries &injuries, Language language);
/// "3 touchdowns", one line for each kind of achievement there was.
[[nodiscard]] QStringList achievementLines(const AchievementCounts &achievements);
/// Why he is no longer in the team; empty while he is.
[[nodiscard]] QString statusText(PlayerStatus status);

/// A player's career in a few lines.
[[nodiscard]] QString careerSummary(const Player &player, const Team &team, const Ruleset &ruleset,
                                    Language language);
/// Everything a team knows of a player, present or gone. Sections without lines are left out.
[[nodiscard]] std::vector<CareerSection> playerCareer(const Player &player, const Team &team,
                                                      const Ruleset &ruleset, Language language);
/// What the team is worth and has, and how many play in it.
[[nodiscard]] QStringList teamFacts(const Team &team, const Ruleset &ruleset, Language language);
/// What the team is worth, whom it ever had and what they did together.
[[nodiscard]] std::vector<CareerSection> teamCareer(const Team &team, const Ruleset &ruleset,
                                                    Language language);

} // namespace dugout
