// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchstate.h"

namespace dugout {

/// How far it is from the bang, among the kicking side's counters.
inline const QString fuse = QStringLiteral("fuse");

/// Asks how long the fuse is.
void lightFuse(MatchState &state, Seat seat);

} // namespace dugout
