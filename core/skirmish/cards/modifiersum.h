// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

// What cards in force come to.

/// What conditions about an attack look at.
struct AttackScene
{
    FighterRef attacker;
    FighterRef target;
    KnownWord<AttackWays> how;
    std::optional<int> range;
};

/// Whether a ploy counts now: in the activation it was played for, also while that one is being
/// chosen.
[[nodiscard]] bool isInForce(const SkirmishState &state, const LyingPloy &ploy);

/// What upgrades, marks and ploys in force add for this fighter. Without a scene everything that
/// does not depend on an attack; with one only what does.
[[nodiscard]] int modifierSum(const SkirmishContext &context, const SkirmishState &state,
                              const FighterRef &ref, const QString &what,
                              const AttackScene *scene = nullptr);

} // namespace dugout
