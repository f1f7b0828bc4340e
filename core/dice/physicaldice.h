// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dicenotation.h"
#include "core/text/result.h"

#include <QCoreApplication>

namespace dugout {

/// Reads dice that a coach rolled on the table and typed.
class PhysicalDice
{
    Q_DECLARE_TR_FUNCTIONS(PhysicalDice)

public:
    /// Understands "3 5", "3,5", "3+5" and, where no die has more than nine faces, "35" or "23".
    /// Every die is wanted, never their sum: the dice are recorded one by one.
    [[nodiscard]] static Result<std::vector<int>> parse(QStringView text,
                                                        const DiceNotation &notation);

    /// What can be understood of a roll that is still being typed, from its first die on.
    [[nodiscard]] static std::vector<int> begun(QStringView text, const DiceNotation &notation);

private:
    [[nodiscard]] static Error refusal(const QString &message, QStringView text);
};

} // namespace dugout
