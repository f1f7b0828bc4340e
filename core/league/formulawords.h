// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/league/formulanode.h"

namespace dugout {

/// The words every result can be asked for: won, drawn, lost, td, tdAgainst…
[[nodiscard]] const QStringList &formulaWords();
/// What the word with this place in the list says of a result; yes is 1 and no is 0.
[[nodiscard]] int formulaWordValue(int word, const EntrantLine &line);

/// A function of formulas and how many values stand in its brackets.
struct FormulaFunction
{
    QString name;
    FormulaOp op = FormulaOp::Min;
    int least = 1;
    int most = 1;
};

[[nodiscard]] const std::vector<FormulaFunction> &formulaFunctions();

} // namespace dugout
