// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/words/matchtexts.h"

namespace dugout {

/// Of what the rolls of players ask.
[[nodiscard]] std::span<const PromptText> rollTexts();

} // namespace dugout
