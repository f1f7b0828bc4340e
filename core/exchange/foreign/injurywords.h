// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"

namespace dugout {

/// Reads one injury as other programs write it: "Broken Neck (-1 AG)", "-ag", "Smashed Knee (NI)",
/// "n", "MNG", "m". False when it means nothing to us.
[[nodiscard]] bool addInjury(const QString &text, ForeignPlayer &player);

/// One point of a characteristic lost, the way FUMBBL names it, with the English letters.
[[nodiscard]] QString injuryName(Stat stat);

} // namespace dugout
