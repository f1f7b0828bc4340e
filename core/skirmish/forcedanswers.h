// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// The answer where there is only one, so that nobody need be asked: the only target, the last
/// fighter to place. Never where it would tell what somebody holds, and never in the place of
/// chance.
[[nodiscard]] std::optional<Event> forcedAnswer(const std::vector<Prompt> &asked);

/// After a pass that nobody was asked for, everybody has just said that he plays no power card and
/// does not react.
[[nodiscard]] bool isLeftOut(const SkirmishState &state);

/// The events with everything that is forced after them: one action, which one undo takes away.
/// Events that do not fit come back as they are; the game says why.
[[nodiscard]] std::vector<Event> withForced(const SkirmishGame &game, const SkirmishState &state,
                                            std::vector<Event> events);

} // namespace dugout
