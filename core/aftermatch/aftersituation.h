// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterview.h"

namespace dugout {

/// What the coach needs to know at a question besides the rule: what happened in the match, what he
/// has, and the page where only the book has the answer.
[[nodiscard]] QString afterSituation(const AfterView &view, const AfterPromptId &id);

/// Of a roll that may be made again: what either answer does, as its button says it.
[[nodiscard]] QString winningsChoice(const AfterView &view, const QString &choice);

/// "Veteran, 17 points".
[[nodiscard]] QString growthWords(const AfterView &view, const PlayerId &player);

} // namespace dugout
