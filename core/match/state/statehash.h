// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchstate.h"

namespace dugout {

/// A number that depends on everything in a state and on nothing else: equal states have equal
/// numbers on every machine and in every run.
[[nodiscard]] quint64 stateHash(const MatchState &state);

/// The same as sixteen hexadecimal digits.
[[nodiscard]] QString stateHashText(const MatchState &state);

/// Eight hexadecimal digits for the table alone: what the coaches confirm and what follows the
/// whistle leave them as they are.
[[nodiscard]] QString tableCode(const MatchState &state);

} // namespace dugout
