// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

namespace dugout {

/// The trick of a famous team, once a turn.
inline const QString teleport = QStringLiteral("teleport");

/// What may happen in a turn, side by side: coaches record as much of it as they like.
[[nodiscard]] std::vector<Prompt> actionPrompts(const MatchContext &context,
                                                const MatchState &state, const Step &step);
/// The same, but only what is asked under one id.
[[nodiscard]] std::vector<Prompt> actionPromptsFor(const MatchContext &context,
                                                   const MatchState &state, const Step &step,
                                                   const QString &id);

/// What was offered before it was known who has acted, stands or can hold the ball.
[[nodiscard]] std::vector<Prompt> formerActionPrompts(const MatchContext &context,
                                                      const MatchState &state, const Step &step,
                                                      const QString &id);

} // namespace dugout
