// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishqueries.h"

namespace dugout {

/// An attack that is only thought of: also at somebody out of reach, and with cards that nobody has
/// played.
struct AttackPlan
{
    FighterRef attacker;
    FighterRef target;
    AttackId attack;
    bool charge = false;
    std::vector<CardModifier> attackers{}; ///< what a card would change for the attacker
    std::vector<CardModifier> targets{}; ///< the same for the target

    bool operator==(const AttackPlan &) const = default;
};

/// What the plan comes to, as the table stands and with everything that is in force.
struct PlannedAttack
{
    AttackSituation situation;
    bool known = true; ///< false where dice of either side are open
    bool trapped = false; ///< the target has nowhere to go
    std::optional<int> damage;
    std::optional<int> life; ///< that the target has left

    bool operator==(const PlannedAttack &) const = default;
};

/// None when one of them is not in play, or has no such attack.
[[nodiscard]] std::optional<PlannedAttack>
plannedAttack(const SkirmishContext &context, const SkirmishState &state, const AttackPlan &plan);

/// What a ploy or an upgrade changes at an attack; nothing where only its text says it.
[[nodiscard]] std::vector<CardModifier> attackChanges(const SkirmishCard &card,
                                                      const SkirmishContext &context);
/// Whether a change on a card of the one who strikes, or of the one who is struck, matters to that
/// attack.
[[nodiscard]] bool countsForStriker(const CardModifier &change);
[[nodiscard]] bool countsForStruck(const CardModifier &change);
/// Whether this fighter may be given the card, or a ploy of this warband be meant for him.
[[nodiscard]] bool mayHave(const SkirmishContext &context, const FighterRef &ref,
                           const SkirmishCard &card);

} // namespace dugout
