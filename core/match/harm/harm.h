// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What happens to players: from falling down to the casualty table, as one chain of steps.

/// Somebody comes to harm, through whom and how: `block`, `blitz`, `foul`, `fall`, `crowd`, `rock`,
/// `stab`, `chainsaw`, `bomb`, `spell`, `warp`, `axe`, `bite`, `eaten` or `other`.
struct Harm
{
    PlayerRef victim;
    PlayerRef by;
    QString how;
    int modifier = 0; ///< to the first roll, such as assists to a foul
};

/// Falls: armour and what follows. Nothing happens to somebody who is not on the pitch.
void knockDown(const MatchContext &context, MatchState &state, const Harm &harm);
/// Lies down without being knocked down: no armour roll, but who falls with a ball and chain is
/// hurt by it.
void placeProne(const MatchContext &context, MatchState &state, const PlayerRef &player);
/// Straight to the injury roll.
void injure(const MatchContext &context, MatchState &state, const Harm &harm);
/// Straight to the armour roll, without falling: who is down already, or is stabbed.
void rollArmour(MatchState &state, const Harm &harm);
/// Off the pitch and into the crowd; `falls` says whether he was knocked down while pushed.
void pushIntoCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim,
                   const PlayerRef &by, bool falls = false);
/// Stunned, or worse for those who cannot be.
void stun(MatchState &state, const PlayerRef &victim);
/// Stunned by what a kick-off brought; worse for those who cannot be stunned.
void stunByCrowd(const MatchContext &context, MatchState &state, const PlayerRef &victim);

/// How somebody dies whom a team-mate has eaten.
inline const QString eaten = QStringLiteral("eaten");

inline constexpr int WarpHurt = 1; ///< kept in the number of the step `warp-bolt`

/// What was already done in a chain, kept in `Step::number` of its steps.
enum HarmFlag : int {
    MightyBlowSpent = 1,
    DirtyPlayerSpent = 2,
    PiledOn = 4,
    DoubleSeen = 8,
    Launched = 16, ///< by a geyser
    SecondRoll = 32, ///< the further roll of a decaying player
    Saved = 64, ///< by an apothecary, back in the reserves
    Regenerated = 128,
    Removed = 256, ///< the victim of a foul left the pitch
    DoubleRolled = 512, ///< the armour dice showed a double
};

[[nodiscard]] bool isBlock(const QString &how);

} // namespace dugout
