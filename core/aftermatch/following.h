// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/countedrows.h"

namespace dugout {

/// True where one die and modifiers are looked up, false where the dice are compared with the fan
/// factor itself.
[[nodiscard]] bool isFanTable(const AfterView &view);
/// What is added to the die where it is looked up.
[[nodiscard]] std::vector<CountedRow> fanReasons(const AfterView &view);
/// All of it together.
[[nodiscard]] int fanModifiers(const AfterView &view);
/// What these dice do to the fan factor.
[[nodiscard]] int fanFactorChange(const AfterView &view, const std::vector<int> &dice);

} // namespace dugout
