// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/rules/skirmishdie.h"
#include "core/skirmish/state/reasonnames.h"

#include <array>

namespace dugout {

/// Criticals, single supports and double supports, in the order in which they are compared.
using RollOffCount = std::array<int, 3>;

[[nodiscard]] RollOffCount countRollOff(const SkirmishDie &die, const std::vector<int> &dice);

/// A roll-off under way.
struct RollOff
{
    KnownWord<RollOffNames> purpose = RollOffFor::Activation;
    bool lowest = false; ///< the lowest is looked for instead of the highest
    Seat bonus = noSeat; ///< adds a critical to every roll of this player
    std::vector<Seat> contenders;
    std::vector<RollOffCount> counts; ///< of those who have rolled, in their order

    [[nodiscard]] Seat next() const { return contenders.at(counts.size()); }
    [[nodiscard]] bool isComplete() const { return counts.size() == contenders.size(); }
    /// The next one has rolled these dice; the bonus is worth so many criticals.
    void add(const SkirmishDie &die, const std::vector<int> &dice, int bonusCriticals);
    /// Those who are ahead, or behind when the lowest is looked for; one, unless they are tied in
    /// everything.
    [[nodiscard]] std::vector<Seat> ahead() const;
    bool operator==(const RollOff &) const = default;
};

} // namespace dugout
