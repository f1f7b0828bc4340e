// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// What an event brought without anybody being asked, for the log: who was sent off, who gained a
/// re-roll, and why the turn is lost. `after` is the state it led to.
[[nodiscard]] QStringList followingLines(const MatchContext &context, const MatchState &after,
                                         const Event &event);

/// Why a turn was lost, in the language of the moment; empty where nobody knows.
[[nodiscard]] QString causeWords(TurnoverCause cause);

/// Who was stunned, knocked out, laid down or left out by the last event, by name: "#3 Grim:
/// stunned". What has a roll of its own is told there.
[[nodiscard]] QStringList sufferers(const MatchState &after);

} // namespace dugout
