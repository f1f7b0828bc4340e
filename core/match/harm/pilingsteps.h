// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Only after a block of his own, standing, may the attacker throw himself onto his victim.
[[nodiscard]] bool mayPileOn(const MatchContext &context, const MatchState &state, const Step &step,
                             HarmRoll roll);
/// Asks whether the attacker throws himself onto his victim, to make a roll again. False when he
/// cannot.
bool offerPilingOn(const MatchContext &context, MatchState &state, const Step &step, HarmRoll roll,
                   int total);
/// Asks whether a rival's stab that did not get through is rolled again. False when it cannot be.
bool offerSecondStab(const MatchContext &context, MatchState &state, const Step &step);

} // namespace dugout
