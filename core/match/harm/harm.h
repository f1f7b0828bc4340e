// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What happens to players: from falling down to the casualty table, as one chain of steps.

/// Somebody comes to harm, through whom and how.
struct Harm
{
    PlayerRef victim;
    PlayerRef by{};
    HarmCause cause = HarmCause::Other;
    int modifier = 0; ///< to the first roll, such as assists to a foul
    int injuryModifier = 0; ///< to the injury roll, by the row that felled him
};

/// What a step of the chain carries; nothing for any other step.
[[nodiscard]] const HarmChain &harmOf(const Step &step);

/// Falls: armour and what follows. Nothing happens to somebody who is not on the pitch.
void knockDown(const MatchContext &context, MatchState &state, const Harm &harm);
/// Lies down without being knocked down: no armour roll, but who falls with a ball and chain is
/// hurt by it.
void placeProne(const MatchContext &context, MatchState &state, const PlayerRef &player);
/// Straight to the injury roll.
void injure(const MatchContext &context, MatchState &state, const Harm &harm);
/// The same where it is known already what the roll brought: a row of an injury table.
void injureAs(const MatchContext &context, MatchState &state, const Harm &harm,
              const TableRow *row);
/// Straight to the armour roll, without falling: who is down already, or is stabbed.
void rollArmour(MatchState &state, const Harm &harm);
/// Off the pitch and into the crowd; `falls` says whether he was knocked down while pushed.
void pushIntoCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim,
                   const PlayerRef &by, bool falls = false);
/// Asks whether the crowd holds back before he comes to harm.
bool spareByCrowd(const MatchContext &context, MatchState &state, const Harm &harm);
/// Knocked out by something else than an injury roll; an apothecary may see to him all the same.
void knockOut(const MatchContext &context, MatchState &state, const PlayerRef &victim);
/// Stunned, or worse for those who cannot be.
void stun(const MatchContext &context, MatchState &state, const PlayerRef &victim);
/// Stunned by what a kick-off brought; worse for those who cannot be stunned.
void stunByCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim);

} // namespace dugout
