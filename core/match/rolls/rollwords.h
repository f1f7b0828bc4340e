// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollcalculator.h"
#include "core/play/prompt.h"

namespace dugout {

/// Whether a turn offers a roll under this id.
[[nodiscard]] bool isRollOffer(const QString &prompt);
/// What such an offer is called.
[[nodiscard]] QString rollOfferName(const MatchContext &context, const QString &prompt);

/// "4+", or that nothing is rolled.
[[nodiscard]] QString neededWords(const RollNeed &need);

/// The words of a roll: what is needed, and why, before the die is thrown.
[[nodiscard]] PromptWords rollWords(const MatchContext &context, const MatchState &state,
                                    const Step &step, const Prompt &prompt);
/// "Dodge: #7 Griff, needed 4+, rolled 3: fails": what the dice of a roll bring.
[[nodiscard]] QString rolledWords(const MatchContext &context, const MatchState &state,
                                  const RollPlan &plan, const std::vector<int> &dice);
/// The same for the log, with what it means.
[[nodiscard]] QString rollLine(const MatchContext &context, const MatchState &before,
                               const Step &step, const Event &event);

} // namespace dugout
