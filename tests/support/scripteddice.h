// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"

#include <vector>

namespace dugout {

/// Dice that fall as a test says, in order. Asking for more than were said, or for a face the
/// die does not have, stops the test.
class ScriptedDice final : public RandomSource
{
public:
    explicit ScriptedDice(std::vector<int> dice);

    [[nodiscard]] int roll(int faces) override;
    [[nodiscard]] bool allUsed() const { return m_next == m_dice.size(); }

private:
    std::vector<int> m_dice;
    size_t m_next = 0;
};

} // namespace dugout
