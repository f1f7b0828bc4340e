// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

namespace dugout {

/// Where dice come from. Handed in wherever something is rolled, so that tests can say the dice.
class RandomSource
{
public:
    RandomSource() = default;
    RandomSource(const RandomSource &) = delete;
    RandomSource &operator=(const RandomSource &) = delete;
    virtual ~RandomSource() = default;

    /// A whole number from 1 to `faces`, each equally likely.
    [[nodiscard]] virtual int roll(int faces) = 0;
};

/// The source for everything Dugout rolls itself. The same seed gives the same dice on every
/// machine: the engine is the standard's and the step from bits to faces is our own.
class SeededRandomSource final : public RandomSource
{
public:
    explicit SeededRandomSource(std::uint64_t seed);
    /// Seeded by the operating system.
    [[nodiscard]] static std::uint64_t systemSeed();

    [[nodiscard]] int roll(int faces) override;

private:
    std::mt19937_64 m_engine;
};

} // namespace dugout
