// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"
#include "core/text/result.h"

#include <vector>

namespace dugout {

/// A word, number or sign of a points formula, and where it stands.
struct FormulaToken
{
    enum class Kind { Number, Name, Sign, End };

    Kind kind = Kind::End;
    int place = 1; ///< of its first character, from 1 on
    QString text; ///< as it is written
    Rational number;

    bool operator==(const FormulaToken &) const = default;
};

/// The formula in pieces, the last of which is its end; or where it cannot be read.
[[nodiscard]] Result<std::vector<FormulaToken>> formulaTokens(const QString &formula);

/// "Character 5: …": the one sentence about what is wrong with a formula.
[[nodiscard]] Error formulaError(int place, const QString &sentence);

} // namespace dugout
