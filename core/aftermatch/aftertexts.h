// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterview.h"
#include "core/match/state/step.h"

#include <QCoreApplication>

namespace dugout {

/// Translated words of this room.
struct AfterWords
{
    Q_DECLARE_TR_FUNCTIONS(AfterMatch)
};

// What the two coaches read after the whistle, in the language of the moment.

[[nodiscard]] PromptWords afterPromptWords(const MatchContext &context, const MatchState &state,
                                           const Step &step, const Prompt &prompt);
/// The answer, and what it changed.
[[nodiscard]] QString afterEventLine(const MatchContext &context, const MatchState &before,
                                     const Step &step, const Event &event);

} // namespace dugout
