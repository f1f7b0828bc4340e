// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/formulanode.h"
#include "core/text/result.h"

#include <QStringList>

namespace dugout {

inline constexpr int longestFormula = 1000; ///< characters
inline constexpr int deepestFormula = 50; ///< brackets inside brackets

/// Takes a formula apart. `columns` are the league's own words. From the loosest binding to the
/// tightest: or, and, not, one comparison, + and -, * and /, a sign before a value.
[[nodiscard]] Result<FormulaTree> parseFormula(const QString &formula, const QStringList &columns);

} // namespace dugout
