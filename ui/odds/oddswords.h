// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dicewords.h"
#include "core/odds/blockneed.h"
#include "core/odds/rollneed.h"

namespace dugout {

/// An answer of the odds as a coach reads it: the number, the chance, and why.
struct OddsAnswer
{
    QString needed; ///< such as "3+" or "2 dice"
    Rational chance; ///< of succeeding, with the player's own re-roll
    QStringList why; ///< one line for each rule that counted
    std::optional<ChainStep> step; ///< to add to a chain
    QString stepName;
};

[[nodiscard]] OddsAnswer answerFor(const RollNeed &need, Language language);
[[nodiscard]] OddsAnswer answerFor(const BlockNeed &need, Language language);

} // namespace dugout
