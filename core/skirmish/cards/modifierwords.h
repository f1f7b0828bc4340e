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
/// "+1 Damage when charging, all friendly fighters".
[[nodiscard]] QString modifierWords(const CardModifier &modifier);

} // namespace dugout
