// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/battlefield/battlefield.h"

#include <optional>
#include <set>

namespace dugout {

/// A fighter as the battlefield sees him.
struct PlacedFighter
{
    int player = 0;
    Hex hex;

    bool operator==(const PlacedFighter &) const = default;
};

using Fighters = std::vector<PlacedFighter>;

/// A straight line from centre to centre that neither crosses nor touches a blocked hex; other
/// fighters do not matter.
[[nodiscard]] bool hasLineOfSight(const Battlefield &field, Hex from, Hex to);

/// Where a fighter can end a move of so many hexes; never where he started.
[[nodiscard]] std::set<Hex> movementRange(const Battlefield &field, const Fighters &fighters,
                                          Hex from, int move);

/// The free hexes to which a target can be driven: one step further from his attacker. A target
/// that could be driven back but has none is trapped; beyond the edge is never free.
[[nodiscard]] std::vector<Hex> driveBackHexes(const Battlefield &field, const Fighters &fighters,
                                              Hex attacker, Hex target);

/// Knockback goes on from `hex` in the same direction, and stops before what is in the way.
[[nodiscard]] Hex knockedBack(const Battlefield &field, const Fighters &fighters, Hex hex,
                              Hex direction, int hexes);

/// The attacker's supports minus the target's: friends of either next to the other.
[[nodiscard]] int supportLead(const Fighters &fighters, const PlacedFighter &attacker,
                              const PlacedFighter &target);

/// Why an objective may not lie on a hex.
enum class ObjectiveProblem { None, NoCompleteHex, Blocked, Starting, Edge, TooNear };

/// `relaxed` for the last objective, and for any that fits nowhere else: the edge is then allowed.
[[nodiscard]] ObjectiveProblem checkObjective(const Battlefield &field,
                                              const std::vector<Hex> &placed, Hex hex,
                                              bool relaxed = false);

/// All hexes where the next objective may lie; those at the edge only when it must. It may lie near
/// the Relic, only not on it.
[[nodiscard]] std::vector<Hex> objectiveHexes(const Battlefield &field,
                                              const std::vector<Hex> &placed, bool last,
                                              std::optional<Hex> relic = {});

} // namespace dugout
