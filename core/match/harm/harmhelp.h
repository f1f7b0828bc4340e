// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

namespace dugout {

struct Harm;

// What the steps of the chain of harm share.

/// Marks the foul that a chain belongs to; it waits right below.
void tellFoul(MatchState &state, bool FoulCall::*mark);

/// The injury roll of one who comes to harm.
[[nodiscard]] Step injuryOf(const Harm &harm);
/// Knocked out. Where an apothecary helps, a player on the pitch stays there, stunned.
void takeOut(const MatchContext &context, MatchState &state, const Step &step);

/// Carries a row of an injury table out. Nothing happens without one.
void applyInjury(const MatchContext &context, MatchState &state, const Step &step,
                 const TableRow *row);

/// Somebody new in town sees to the next who is knocked out or worse, once.
[[nodiscard]] bool isEagerHelpNear(const MatchState &state, const PlayerRef &player);
[[nodiscard]] Prompt eagerHelpPrompt(Seat seat);
/// Takes his roll; he is gone then. True when he helped: his patient is stunned and no worse.
[[nodiscard]] bool takeEagerHelp(MatchState &state, const Event &event);

/// Whether a casualty of this player is rolled for: a star on the roster is never hurt for long.
[[nodiscard]] bool isHurtForLong(const MatchContext &context, const MatchState &state,
                                 const PlayerRef &player);
/// Takes the casualty roll that waits for this victim.
void takeCasualtyRoll(const MatchContext &context, MatchState &state, const PlayerRef &victim,
                      const Event &event);
/// What was rolled is collected at the end of the chain, where it counts.
void collectResult(MatchState &state, const RowId &result);
/// Where that is; null when the chain is over.
[[nodiscard]] CasualtyChain *casualtyEnd(MatchState &state);

} // namespace dugout
