// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

// How far fighters reach, walk and charge.

/// Enemies that the attack could strike from where the fighter stands, or from another hex.
[[nodiscard]] std::vector<FighterRef> targetsOf(const SkirmishContext &context,
                                                const SkirmishState &state, const FighterRef &ref,
                                                const AttackAction &attack,
                                                std::optional<Hex> from = {});
/// Attacks that an action may use (reactions are not among them) and that have a target.
[[nodiscard]] std::vector<AttackAction>
usableAttacks(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref);
[[nodiscard]] bool canAttack(const SkirmishContext &context, const SkirmishState &state,
                             const FighterRef &ref, std::optional<Hex> from = {});

/// The longest reach of an ordinary attack; 0 when there is none.
[[nodiscard]] int longestRange(const SkirmishContext &context, const SkirmishState &state,
                               const FighterRef &ref);

[[nodiscard]] std::vector<Hex> moveHexes(const SkirmishContext &context, const SkirmishState &state,
                                         const FighterRef &ref);
/// The same as whether there are any, found sooner.
[[nodiscard]] bool canMove(const SkirmishContext &context, const SkirmishState &state,
                           const FighterRef &ref);
/// Where a charge may end: with a target in range and in sight.
[[nodiscard]] std::vector<Hex> chargeHexes(const SkirmishContext &context,
                                           const SkirmishState &state, const FighterRef &ref);
[[nodiscard]] bool canCharge(const SkirmishContext &context, const SkirmishState &state,
                             const FighterRef &ref);

} // namespace dugout
