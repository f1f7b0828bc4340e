// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterview.h"

namespace dugout {

/// True where one die and modifiers are looked up, false where the dice are compared with the fan
/// factor itself.
[[nodiscard]] bool isFanTable(const AfterView &view);
/// Something that is added to the die where it is looked up.
struct FanReason
{
    const TableRow *row = nullptr; ///< says why
    int value = 0;
};
[[nodiscard]] std::vector<FanReason> fanReasons(const AfterView &view);
/// All of them together.
[[nodiscard]] int fanModifiers(const AfterView &view);
/// What these dice do to the fan factor.
[[nodiscard]] int fanFactorChange(const AfterView &view, const std::vector<int> &dice);

} // namespace dugout
