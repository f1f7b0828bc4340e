// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Match events that go on after they were told are rules that last; these are their numbers.

/// Somebody helps the next who is knocked out or worse, on this number.
inline const QString eagerHelp = QStringLiteral("eager-apothecary");
/// A device that makes noise until a die says otherwise.
inline const QString contraption = QStringLiteral("deafening-contraption");
/// Rats that bite whoever lies down at the end of a turn.
inline const QString ratSwarm = QStringLiteral("rat-swarm");

/// Those of a side who could come in.
[[nodiscard]] QStringList eventReserves(const MatchState &state, Seat seat);

} // namespace dugout
