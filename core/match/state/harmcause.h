// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

namespace dugout {

/// How somebody comes to harm.
enum class HarmCause : quint8 {
    None,
    Axe, ///< of a referee
    Bite, ///< of a thirsting team-mate
    Blitz,
    Block,
    Bomb,
    Chainsaw,
    Crowd,
    Danger, ///< a block by somebody who belongs to neither side
    Eaten, ///< by a team-mate
    Fall,
    Foul,
    Mine,
    Other,
    Rock,
    Spell,
    Stab,
    Stun, ///< by the crowd, and no worse
    Warp, ///< what bursts or arcs
    Weapon, ///< some weapon, as coaches tell it
};

inline constexpr std::array allHarmCauses{
    HarmCause::None,  HarmCause::Axe,      HarmCause::Bite,  HarmCause::Blitz,  HarmCause::Block,
    HarmCause::Bomb,  HarmCause::Chainsaw, HarmCause::Crowd, HarmCause::Danger, HarmCause::Eaten,
    HarmCause::Fall,  HarmCause::Foul,     HarmCause::Mine,  HarmCause::Other,  HarmCause::Rock,
    HarmCause::Spell, HarmCause::Stab,     HarmCause::Stun,  HarmCause::Warp,   HarmCause::Weapon};

/// As choices, files and results name it; empty for None.
[[nodiscard]] QString harmCauseName(HarmCause cause);
/// None for a word that is no cause.
[[nodiscard]] HarmCause harmCauseNamed(QStringView name);

/// Whether he was blocked, in a blitz or not.
[[nodiscard]] constexpr bool isBlock(HarmCause cause)
{
    return cause == HarmCause::Block || cause == HarmCause::Blitz;
}

} // namespace dugout
