// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

// What need not be said where the pitch shows it, and what does not fit what it shows. The board on
// the table is right all the same: coaches may enter something else than the pitch shows.

/// Everybody who is on the pitch is shown there.
[[nodiscard]] bool showsEverybody(const MatchState &state);

/// The events, and after them what the pitch answers by itself: how far a throw is, how many tackle
/// zones count, that nobody stands in its way.
[[nodiscard]] std::vector<Event> withWhatIsShown(const Match &game, const MatchState &before,
                                                 std::vector<Event> events);

/// Those to choose from who stand where the pitch shows it: without the opponents whom a throw does
/// not pass.
[[nodiscard]] QStringList choicesShown(const MatchState &state, const Prompt &prompt);
/// Those of them whom the action would not reach.
[[nodiscard]] QStringList outOfReach(const MatchContext &context, const MatchState &state,
                                     const Prompt &prompt);
/// In which way an answer does not fit, in a sentence; empty where it does.
[[nodiscard]] QString pitchDoubt(const MatchContext &context, const MatchState &state,
                                 const Event &event);

} // namespace dugout
