// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchstate.h"

namespace dugout {

/// A number that depends on everything in a state and on nothing else: equal states have equal
/// numbers on every machine and in every run.
[[nodiscard]] quint64 stateHash(const MatchState &state);

/// The same as sixteen hexadecimal digits.
[[nodiscard]] QString stateHashText(const MatchState &state);

/// A state in few bytes, for what is kept beside a journal. A later version reads them as long as
/// the state has all its fields still; see core/values/valuebytes.h.
[[nodiscard]] QByteArray stateBytes(const MatchState &state);
/// None where these are no such bytes, or not all of them.
[[nodiscard]] std::optional<MatchState> stateFromBytes(const QByteArray &bytes);

} // namespace dugout
