// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/cardmodifiers.h"

namespace dugout {

// What modifiers are called, in the language of the moment.

/// "Damage", "Attack dice again"…
[[nodiscard]] QString modifierName(const QString &what);
/// "when charging"; empty for none.
[[nodiscard]] QString conditionName(const QString &when);
/// "after a failed attack"…
[[nodiscard]] QString triggerName(const QString &trigger);
/// "after a failed attack (an own fighter)"; empty where the card names no moment.
[[nodiscard]] QString momentWords(const SkirmishCard &card);
/// What a score condition says: "2 or more objectives held".
[[nodiscard]] QString scoreWords(const QString &condition, int number);
/// "+1 Damage when charging, all friendly fighters".
[[nodiscard]] QString modifierWords(const CardModifier &modifier);

} // namespace dugout
