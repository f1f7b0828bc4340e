// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/skirmish/state/skirmishqueries.h"

namespace dugout {

/// Why pointing at a hex of the battlefield does nothing.
enum class FieldRefusal {
    None, ///< it does something, or means nothing at all
    Blocked,
    Occupied,
    Moved, ///< who would go there has moved in this phase
    TooFar,
    NoWay, ///< near enough, but something bars the way
    NoSight,
    NoTarget, ///< a charge that ends there strikes nobody
    NobodyChosen, ///< nothing goes there before it is said who
    NotOffered
};

/// Where it is still asked who acts or is placed.
[[nodiscard]] FieldRefusal refusalOfNobody(const SkirmishState &state, Hex hex);
/// For a fighter who is about to act.
[[nodiscard]] FieldRefusal refusalOfAct(const SkirmishContext &context, const SkirmishState &state,
                                        const FighterRef &actor, Hex hex);
/// Where a prompt asks for a hex; `fighter` is whom it is about, if anybody.
[[nodiscard]] FieldRefusal refusalOfHex(const SkirmishContext &context, const SkirmishState &state,
                                        const Prompt &prompt, const FighterRef &fighter, Hex hex);

} // namespace dugout
