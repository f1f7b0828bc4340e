// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"

#include <array>
#include <vector>

namespace dugout {

/// What a part of a points formula does with its own parts.
enum class FormulaOp {
    Number,
    Word, ///< what a result says of itself: won, td…
    Column, ///< a column of the league's own
    Negate,
    Not,
    Add,
    Subtract,
    Multiply,
    Divide,
    Equal,
    Unequal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    And,
    Or,
    Min,
    Max,
    Abs,
    Floor,
    Ceil,
    Round,
    If,
};

/// One part of a formula. Its own parts stand before it in the same list.
struct FormulaNode
{
    FormulaOp op = FormulaOp::Number;
    Rational number;
    int index = 0; ///< of the word or of the column
    std::array<int, 3> parts{-1, -1, -1};

    bool operator==(const FormulaNode &) const = default;
};

/// A formula taken apart; the whole of it is the last node.
using FormulaTree = std::vector<FormulaNode>;

} // namespace dugout
