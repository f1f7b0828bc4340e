// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/rollneed.h"

namespace dugout {

/// One line for each number and rule that went into what a die must show.
[[nodiscard]] QStringList needReasons(const RollNeed &need, Language language);
/// "−1 Tackle zone"; the name alone where nothing is added.
[[nodiscard]] QString modifierWords(const AppliedModifier &modifier, Language language);

} // namespace dugout
