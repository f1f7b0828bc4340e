// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// The answer where there is only one, so that nobody need be asked: the only one who is there to
/// be pushed, all who are left to be set up. Never in the place of chance, nor for what stays with
/// a team after the match.
[[nodiscard]] std::optional<Event> onlyAnswer(const std::vector<Prompt> &asked);

/// The events with every answer after them that is the only one: one action, which one undo takes
/// away. Events that do not fit come back as they are; the match says why.
[[nodiscard]] std::vector<Event> withOnlyAnswers(const Match &game, const MatchState &before,
                                                 std::vector<Event> events);

} // namespace dugout
