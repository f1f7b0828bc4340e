// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/roster.h"

#include <array>
#include <optional>

namespace dugout {

enum class Stat { Movement, Strength, Agility, Armour };

inline constexpr std::array allStats{Stat::Movement, Stat::Strength, Stat::Agility, Stat::Armour};

/// The key in tables and files: `ma`, `st`, `ag`, `av`.
[[nodiscard]] QString statKey(Stat stat);
[[nodiscard]] std::optional<Stat> statFromKey(QStringView key);

/// The letters on a sheet, such as MA in English, MO in Spanish and BW in German.
[[nodiscard]] QString statLetters(Stat stat, Language language);

[[nodiscard]] int statOf(const Profile &profile, Stat stat);
[[nodiscard]] Profile withStat(Profile profile, Stat stat, int value);

} // namespace dugout
