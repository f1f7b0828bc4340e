// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/steps/skirmishtext.h"

namespace dugout {

/// Null for a prompt without words. Numbers at the end, as in "score.1", do not count.
[[nodiscard]] const SkirmishText *skirmishText(QStringView prompt);

/// What the log calls an answer to the prompt; null for a prompt without words.
[[nodiscard]] const char *loggedText(QStringView prompt);

} // namespace dugout
