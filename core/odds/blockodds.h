// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"

namespace dugout {

/// Who picks the die that counts when several block dice were rolled.
enum class Chooser { Attacker, Defender };

/// How many of the six faces of a D6 show `target` or more.
[[nodiscard]] int d6Ways(int target);

/// The chance that a D6 shows `target` or more.
[[nodiscard]] Rational d6Chance(int target);

/// The chance that two D6 add up to `target` or more.
[[nodiscard]] Rational twoDiceChance(int target);

/// The chance that the chosen one of `dice` block dice is one of `faces` (of six) that will do for
/// the attacker: he needs it on any die when he chooses, on every die when his opponent does.
[[nodiscard]] Rational blockChance(int dice, int faces, Chooser chooser);

} // namespace dugout
