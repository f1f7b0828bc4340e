// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/playerstats.h"

#include <QStringList>

namespace dugout {

// What the writers of foreign formats share. Those programs speak English.

[[nodiscard]] QString englishSkill(const SkillId &skill, const Ruleset &ruleset);
/// What a player has learnt, in order: skills by name, characteristics as "+ST".
[[nodiscard]] QStringList gainedNames(const Player &player, const Ruleset &ruleset);
/// Everything he can use.
[[nodiscard]] QStringList skillNames(const Player &player, const Team &team,
                                     const Ruleset &ruleset);
[[nodiscard]] QString rosterName(const Team &team, const Ruleset &ruleset);
/// By how much his numbers differ from those of his position.
[[nodiscard]] Profile profileChange(const Player &player);

} // namespace dugout
