// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/words/matchtexts.h"

namespace dugout {

/// Of what coaches record in a turn and at the kick-off.
[[nodiscard]] std::span<const PromptText> turnTexts();

} // namespace dugout
