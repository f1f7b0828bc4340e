// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishaction.h"
#include "core/skirmish/state/skirmishqueries.h"

namespace dugout {

/// What the fighter may still be activated for in this phase: `move`, `charge`, `attack`, `guard`.
[[nodiscard]] std::vector<KnownWord<SkirmishChoices>>
openActions(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref);

/// What pointing at a hex means for a fighter who is about to act: go there, strike who stands
/// there, or charge him.
struct FieldAction
{
    std::optional<SkirmishAction> action{}; ///< none where pointing means nothing
    std::optional<Hex> hex{}; ///< where he goes at once
    FighterRef target{}; ///< whom he strikes, now or when he has arrived

    bool operator==(const FieldAction &) const = default;
};

[[nodiscard]] FieldAction fieldActionAt(const SkirmishContext &context, const SkirmishState &state,
                                        const FighterRef &actor, Hex hex);
/// Every hex where it means something.
[[nodiscard]] std::vector<Hex> actionHexes(const SkirmishContext &context,
                                           const SkirmishState &state, const FighterRef &actor);

} // namespace dugout
