// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/playerstats.h"

namespace dugout {

/// How a player is drawn: by what he is there for.
enum class PlayerPose { Lineman, Runner, Thrower, Catcher, Blocker, Blitzer, Big };

inline constexpr std::array allPlayerPoses{
    PlayerPose::Lineman, PlayerPose::Runner,  PlayerPose::Thrower, PlayerPose::Catcher,
    PlayerPose::Blocker, PlayerPose::Blitzer, PlayerPose::Big};

/// By the numbers and skills a position begins with; of whom a team may have a dozen, he is one of
/// the line unless he is big. Nothing in the rules follows from it.
[[nodiscard]] PlayerPose poseOf(const Profile &profile, const std::vector<SkillId> &skills,
                                int most);
/// The same however much he has learnt since.
[[nodiscard]] PlayerPose poseOf(const Player &player, const Team &team, const Ruleset &ruleset);

/// SVG path data in a square from 0 to 100, as badges have it.
[[nodiscard]] const char *poseDrawing(PlayerPose pose);

} // namespace dugout
