// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Those whom this player can throw, hand the ball to, or measure himself with in a roll.
[[nodiscard]] QStringList partnersFor(const MatchContext &context, const MatchState &state,
                                      const QString &roll, const PlayerRef &player);

/// He may walk, as far as nothing but his movement keeps him from it.
[[nodiscard]] bool mayWalk(const MatchContext &context, const MatchState &state,
                           const MatchPlayer &player);
/// How many squares he can go further than his movement takes him, each for a roll; fewer as he
/// goes.
[[nodiscard]] int squaresToGoFor(const MatchContext &context, const MatchState &state,
                                 const MatchPlayer &player);
/// The squares of his movement, as far as he sees where to go.
[[nodiscard]] int squaresToMove(const MatchContext &context, const MatchState &state,
                                const MatchPlayer &player);

/// He lies there, and is so slow that he has to roll for getting up (lrb4.de.txt:191-192,
/// crp.es.txt:624-631, bb2016.en.txt:531-538).
[[nodiscard]] bool rollsToStandUp(const MatchContext &context, const MatchState &state,
                                  const MatchPlayer &player);
/// The same for somebody who means to attack.
[[nodiscard]] bool risesByRoll(const MatchContext &context, const MatchState &state,
                               const PlayerRef &player);
/// His attack is declared, but he lies there until his die has fallen. If he stays down what was
/// pushed for the attack falls away.
void rollToRise(const MatchContext &context, MatchState &state, const PlayerRef &player);
/// He stayed on the ground: the step on top, which was his attack, is taken off. False where he is
/// on his feet.
bool dropAttack(MatchState &state, const PlayerRef &attacker);

} // namespace dugout
