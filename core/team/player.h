// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/dicepair.h"
#include "core/team/ids.h"
#include "core/team/stat.h"

#include <variant>

namespace dugout {

/// How a player came to the team. Only the rostered ones stay beyond a match or two.
enum class PlayerKind { Rostered, Journeyman, Mercenary, Star };

/// Active, or why the player is no longer in the team.
enum class PlayerStatus { Active, Dead, Retired, Fired, Left };

/// What earns star player points. `Other` is counted in points, everything else in achievements.
enum class Achievement { Completion, Touchdown, Interception, Casualty, Mvp, Other };

inline constexpr std::array allAchievements{Achievement::Completion,   Achievement::Touchdown,
                                            Achievement::Interception, Achievement::Casualty,
                                            Achievement::Mvp,          Achievement::Other};

/// How often a player did what earns star player points. What each is worth stands in the rules.
struct AchievementCounts
{
    int completions = 0;
    int touchdowns = 0;
    int interceptions = 0;
    int casualties = 0;
    int mvps = 0;
    int other = 0; ///< points, not achievements: awards, and points entered from the book

    [[nodiscard]] int count(Achievement achievement) const;
    [[nodiscard]] AchievementCounts with(Achievement achievement, int count) const;
    bool operator==(const AchievementCounts &) const = default;
};

/// What an improvement roll brought: a skill or a point of a characteristic.
using Gain = std::variant<SkillId, Stat>;

/// The id of the skill, or the key of the characteristic.
[[nodiscard]] QString gainKey(const Gain &gain);

/// A roll for growing old, made after an improvement where the edition has aging.
struct AgingRoll
{
    DicePair dice;
    int target = 0;
    bool aged = false;

    bool operator==(const AgingRoll &) const = default;
};

struct Improvement
{
    Gain gain;
    DicePair dice;
    int value = 0; ///< gold pieces added to the player's value
    std::optional<AgingRoll> aging;

    bool operator==(const Improvement &) const = default;
};

/// OngoingEffect injuries that counted. One that the limits made ineffective is not in here.
struct Injuries
{
    int niggling = 0;
    Profile losses; ///< points lost, all 0 in a sound player

    bool operator==(const Injuries &) const = default;
};

struct Player
{
    PlayerId id;
    int number = 0;
    QString name;
    PlayerKind kind = PlayerKind::Rostered;
    PositionId position; ///< empty for a star
    StarId star; ///< of a star player, else empty
    int starMember = 0; ///< which of a pair, from 0
    std::vector<Improvement> improvements;
    std::vector<SkillId> extraSkills; ///< held without a roll: a mercenary's, an award's
    AchievementCounts achievements;
    Injuries injuries;
    bool missesNextMatch = false;
    PlayerStatus status = PlayerStatus::Active;
    QString notes;

    [[nodiscard]] bool canPlayNextMatch() const
    {
        return status == PlayerStatus::Active && !missesNextMatch;
    }
    bool operator==(const Player &) const = default;
};

/// The words of files and events for these: `journeyman`, `retired`, `touchdown`…
[[nodiscard]] QString playerKindName(PlayerKind kind);
[[nodiscard]] std::optional<PlayerKind> playerKindFromName(QStringView name);
[[nodiscard]] QString playerStatusName(PlayerStatus status);
[[nodiscard]] std::optional<PlayerStatus> playerStatusFromName(QStringView name);
/// Also the row of the edition's table of star player points.
[[nodiscard]] QString achievementName(Achievement achievement);
[[nodiscard]] std::optional<Achievement> achievementFromName(QStringView name);

} // namespace dugout
