// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"

#include <QString>

namespace dugout {

/// A chance as JSON shows it: five places are as many as a coach can use.
[[nodiscard]] double shownChance(const Rational &chance);

/// " 69.44 %  25/36"
[[nodiscard]] QString shownPercent(const Rational &chance);

} // namespace dugout
