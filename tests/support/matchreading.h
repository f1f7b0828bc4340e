// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/matchdriver.h"

namespace dugout {

// What coaches read while a match is driven.

/// The words of a prompt that is asked; empty when it is not.
[[nodiscard]] PromptWords wordsOf(MatchDriver &match, const QString &prompt);
/// What the log says of the newest entry.
[[nodiscard]] QString newestLine(MatchDriver &match);

} // namespace dugout
