// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

namespace dugout {

/// Somebody who decides by lot and goes on more often than a random coach does, so that a match is
/// about as long as one between people. The same seed gives the same answers to the same prompts.
class Coach
{
public:
    explicit Coach(std::uint64_t seed);

    /// An answer to one of the prompts; nothing when nothing but asides is left.
    [[nodiscard]] std::optional<Event> answer(const std::vector<Prompt> &asked);
    [[nodiscard]] Event answerTo(const Prompt &prompt);
    /// True once in so many times.
    [[nodiscard]] bool onceIn(int times);
    /// From 0 to `count` - 1.
    [[nodiscard]] size_t pick(size_t count);

    [[nodiscard]] RandomSource &dice() { return m_dice; }

private:
    SeededRandomSource m_dice;
};

} // namespace dugout
