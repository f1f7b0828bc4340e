// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/importnote.h"
#include "core/team/team.h"

#include <QStringList>

namespace dugout {

/// A player as another program wrote him down: by names, which mean something only in an edition.
struct ForeignPlayer
{
    QString place; ///< where he stands in the file, for notes
    int number = 0;
    QString name;
    QString position; ///< the name of it, or of the star
    PlayerKind kind = PlayerKind::Rostered;
    QStringList skills; ///< skills and points of characteristics ("+ST"), by name
    bool skillsAreComplete = false; ///< those of his position are among them
    std::optional<Profile> profile; ///< his numbers as they are, improvements and injuries in them
    std::optional<Profile> change; ///< or what they differ by from his position's
    Injuries injuries; ///< as far as the file tells them apart from his numbers
    AchievementCounts achievements;
    std::optional<int> points; ///< all star player points, achievements in them
    bool missesNextMatch = false;
    PlayerStatus status = PlayerStatus::Active;

    bool operator==(const ForeignPlayer &) const = default;
};

/// A team as another program wrote it down. What the reader already could not keep is noted.
struct ForeignTeam
{
    QString name;
    QString coach;
    QString race;
    QString edition; ///< what the file says about its rules; may be empty
    bool isOfLaterEdition = false; ///< it holds what only editions after ours have
    std::optional<int> treasury; ///< none while the team is being built
    int rerolls = 0;
    int fanFactor = 0;
    int assistantCoaches = 0;
    int cheerleaders = 0;
    int apothecaries = 0;
    std::vector<ForeignPlayer> players;
    ImportNotes notes;

    bool operator==(const ForeignTeam &) const = default;
};

/// Bounds that hold for every format: more than any edition allows.
namespace foreignlimits {
inline constexpr int players = 99;
inline constexpr int skills = 40;
inline constexpr int points = 9'999;
inline constexpr int stat = 20;
} // namespace foreignlimits

} // namespace dugout
