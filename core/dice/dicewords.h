// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dicenotation.h"
#include "core/dice/rational.h"
#include "core/text/language.h"

namespace dugout {

/// "2D6" as the language writes it; empty when nothing is rolled and for block dice, which have
/// no number.
[[nodiscard]] QString diceWords(const DiceNotation &dice, Language language);

/// "88.9 %" as the language of the moment writes it.
[[nodiscard]] QString percentText(const Rational &chance);

} // namespace dugout
