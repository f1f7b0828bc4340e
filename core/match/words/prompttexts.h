// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/prompttext.h"

namespace dugout {

/// The texts that the group of its step has for it. Null when the ruleset's words are enough.
[[nodiscard]] const PromptText *promptText(QStringView prompt);
[[nodiscard]] PromptManner mannerOf(QStringView prompt);

} // namespace dugout
