// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Asks whom a spell, a bolt or a mine hits. `source` is the card, helper, table or row it comes
/// from.
void pushAim(MatchState &state, Seat seat, const StepSubject &source, const AfarAim &aim);
/// Asks for a die for each of those whom it has hit, if there are any.
void pushAfarDice(MatchState &state, Seat seat, const AfarAim &aim, const QStringList &hit);

} // namespace dugout
