// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// What an event brought without anybody being asked, for the log: who was sent off, who gained a
/// re-roll, and that the turn is lost.
[[nodiscard]] QStringList followingLines(const MatchContext &context, const MatchState &before,
                                         const MatchState &after, const Event &event);

/// Whether the event lost somebody his turn, said so or not.
[[nodiscard]] bool isTurnover(const MatchState &before, const MatchState &after,
                              const Event &event);

/// Who was stunned, knocked out, laid down or left out between two states, by name: "#3 Grim:
/// stunned". What has a roll of its own is told there.
[[nodiscard]] QStringList sufferers(const MatchState &before, const MatchState &after);

} // namespace dugout
