// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"

namespace dugout {

// What a referee does after a foul by himself, and his way up the score track of a side.

/// The referee's own roll after a foul that nobody else punished. `call` is the foul's step.
void pushRefereeRolls(const MatchContext &context, MatchState &state, const Step &call);
/// His place on the score track of a side; 0 while he stands beside the pitch.
[[nodiscard]] int refereeOnTrack(const MatchState &state, Seat seat);
/// One of the watched side went or paid: the referee on the score track returns to the pitch.
void refereeCalmsDown(MatchState &state, Seat seat);

// His roll there.
[[nodiscard]] std::vector<Prompt> trackPrompts(const MatchContext &context, const MatchState &state,
                                               const Step &step);
[[nodiscard]] Result<void> trackAnswer(const MatchContext &context, MatchState &state,
                                       const Step &step, const Event &event);
[[nodiscard]] PromptWords trackWords(const MatchContext &context, const MatchState &state,
                                     const Step &step, const Prompt &prompt);
[[nodiscard]] QString trackLine(const MatchContext &context, const MatchState &before,
                                const Step &step, const Event &event);

} // namespace dugout
