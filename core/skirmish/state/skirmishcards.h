// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

// What cards ask about, and attacks as they would be.

/// Whether an objective's condition is met; none where Dugout cannot know.
[[nodiscard]] std::optional<bool> isConditionMet(const SkirmishContext &context,
                                                 const SkirmishState &state, Seat seat,
                                                 const SkirmishCard &card);
/// Objectives in hand that may give glory at this moment.
[[nodiscard]] QStringList scorable(const SkirmishContext &context, const SkirmishState &state,
                                   Seat seat, ScoreTiming when);
/// Fighters that may be given the upgrade.
[[nodiscard]] std::vector<FighterRef> upgradeTargets(const SkirmishState &state, Seat seat,
                                                     const SkirmishCard &card);

/// An attack as it would be, before any die is rolled.
[[nodiscard]] Combat preparedCombat(const SkirmishContext &context, const SkirmishState &state,
                                    const FighterRef &attacker, const AttackAction &attack,
                                    const FighterRef &target, KnownWord<AttackWays> how);

/// The wounds that he has left; none while it is not known how many he has.
[[nodiscard]] std::optional<int> lifeLeft(const SkirmishContext &context,
                                          const SkirmishState &state, const FighterRef &ref);

/// Notes who is on Guard and who supports whom as they stand now; a reaction may have changed it.
void lookAround(const SkirmishContext &context, const SkirmishState &state, Combat &combat);
/// False when a reaction has put an end to it, such as by taking the target out of its range.
[[nodiscard]] bool canGoOn(const SkirmishContext &context, const SkirmishState &state,
                           const Combat &combat);

/// One attack that could be made now, with its chances if every value is known.
struct AttackForecast
{
    AttackAction attack;
    FighterRef target;
    std::optional<AttackAnswer> odds;
    bool trapped = false; ///< the target has nowhere to go: `odds->trapped` counts
    std::optional<int> damage{}; ///< with everything in force
    std::optional<int> life{}; ///< that the target has left

    /// Those that count; null while values are open.
    [[nodiscard]] const PoolOdds *chances() const
    {
        return !odds ? nullptr : trapped ? &odds->trapped : &odds->free;
    }
};

/// Circumstances that are only thought of: what would the chances be then?
struct WhatIf
{
    bool guard = false; ///< the target is on Guard
    int support = 0; ///< more for the attacker, or fewer
    int dice = 0; ///< attack dice more
    int defence = 0;

    bool operator==(const WhatIf &) const = default;
};

[[nodiscard]] AttackSituation with(AttackSituation situation, const WhatIf &whatIf);

/// Every attack this fighter could make from where he stands.
[[nodiscard]] std::vector<AttackForecast> forecasts(const SkirmishContext &context,
                                                    const SkirmishState &state,
                                                    const FighterRef &ref,
                                                    const WhatIf &whatIf = {});

} // namespace dugout
