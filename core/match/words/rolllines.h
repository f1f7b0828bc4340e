// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/match/words/promptwords.h"

namespace dugout {

// Lines of the log for rolls of several at once.

/// A die for each of several players: the dice one by one, and what they did to whom.
[[nodiscard]] QString eachLine(const MatchContext &context, const MatchState &before,
                               const Step &step, const Event &event);
/// "Cheering Fans: Orcs 2 + 1 = 3, Humans 3 + 0 = 3": a die for each side and what it adds.
[[nodiscard]] QString contestLine(const MatchContext &context, const QString &what,
                                  const Event &event, const std::array<int, 2> &totals);

/// "In this order: #2 Grim, #5 Gob.": whose die is whose, below what the roll is for.
[[nodiscard]] PromptWords inThisOrder(PromptWords words, const MatchState &state,
                                      const QStringList &players);

} // namespace dugout
