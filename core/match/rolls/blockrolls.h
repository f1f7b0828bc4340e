// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"
#include "core/play/prompt.h"

namespace dugout {

// What who blocks rolls for first, once it is known whom he attacks and how. The step is the one
// that asks for the result of the block. Nobody has to roll here: who did it before is not asked.

/// His traits, getting up from the ground, the sight of the other, and courage where he is
/// stronger.
[[nodiscard]] std::vector<Prompt> rollsBeforeBlock(const MatchContext &context,
                                                   const MatchState &state, const Step &step);
/// Whether the answer is one of those; then the roll lies on top.
bool takeRollBeforeBlock(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event);

/// The traits that he has not rolled for this turn.
[[nodiscard]] QStringList traitsLeft(const MatchContext &context, const MatchPlayer &player);
/// Puts the rolls for them on top; what they depend on is told where it is known.
void pushTraits(const MatchContext &context, MatchState &state, const PlayerRef &who,
                RollCircumstance told = RollCircumstance::Nothing, StepKind kind = playerRoll);
/// Of an opponent with a foul look; who cannot choose his way does not mind.
[[nodiscard]] bool isRepulsive(const MatchContext &context, const MatchState &state,
                               const PlayerRef &by, const PlayerRef &victim);

/// Asks for the roll that bearing it takes, before what lies on top.
void faceTheSight(const MatchContext &context, MatchState &state, const PlayerRef &by,
                  const PlayerRef &victim);

/// Whether his block waits below.
[[nodiscard]] bool isAtBlock(const MatchState &state, const PlayerRef &who);
/// The block that waits below is lost, and nothing else: on his blitz he may move on. False without
/// any.
bool leaveBlock(MatchState &state, const PlayerRef &who);
/// The same, and he does nothing more; who had lain there does not get up. False without any.
bool wasteBlock(MatchState &state, const PlayerRef &who);

} // namespace dugout
