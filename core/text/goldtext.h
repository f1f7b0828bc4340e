// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

namespace dugout {

/// Gold pieces in a sentence of the program's language: every amount a coach reads goes through
/// this or, where the language is another one, through groupedNumber().
[[nodiscard]] QString goldText(int gold);

} // namespace dugout
