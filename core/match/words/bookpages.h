// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

namespace dugout {

/// The table whose words are asked for now, because they stand only in a book; null where the
/// prompt is answered otherwise.
[[nodiscard]] const Table *bookTable(const MatchContext &context, const MatchState &state,
                                     const QString &prompt);
/// The dice of a table that a coach reads in his book, to choose one of its results; none where
/// something else is asked.
[[nodiscard]] std::optional<DiceNotation> bookDice(const MatchContext &context,
                                                   const MatchState &state, const Prompt &prompt);

} // namespace dugout
