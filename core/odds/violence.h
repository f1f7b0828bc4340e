// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"

#include <array>
#include <optional>

namespace dugout {

/// The dice of one act of violence: armour, then injury, with what may be chosen in between.
/// Ways are counted, never fractions, until the end.
struct Violence
{
    /// How far a victim gets, the worst last.
    enum Rank : size_t { Unhurt, Stunned, KnockedOut, BadlyHurt, Casualty, ranks };
    using Ending = std::array<std::int64_t, ranks>;

    static constexpr std::int64_t twoDice = 36;
    static constexpr std::int64_t certain = 6; ///< sixths
    static constexpr int highestTotal = 24;
    static constexpr std::int64_t injuryWays = twoDice * twoDice * certain;
    static constexpr std::int64_t allWays = twoDice * twoDice * certain * injuryWays;

    using Results = std::array<Rank, highestTotal + 1>; ///< of the injury roll, by modified total

    int armourTarget = 9;
    std::optional<int> breaks; ///< breaks any armour at this modified total
    int armourModifier = 0;
    int injuryModifier = 0;
    int either = 0; ///< serves armour or injury
    std::int64_t rerollSixths = 0; ///< how likely it is that armour or injury may be rolled again
    Rank aim = KnockedOut; ///< what falls short of this is worth rolling again
    Results result{};

    /// Counted over `allWays`.
    [[nodiscard]] Ending play() const;
    /// In a single roll.
    [[nodiscard]] Rational armourBroken() const;
    /// A double on either roll; a hidden one on armour counts only when armour breaks.
    [[nodiscard]] Rational doubles(bool hidden) const;

private:
    [[nodiscard]] bool armourBreaks(int total, int extra) const;
    [[nodiscard]] Rank injuryOf(int total, int extra) const;
    [[nodiscard]] Ending injury(int extra, bool mayReroll) const;
    [[nodiscard]] Ending armourOnce() const;
    [[nodiscard]] Ending afterArmour(int total, bool mayReroll) const;
    [[nodiscard]] std::int64_t aimed(const Ending &ending) const;
};

} // namespace dugout
