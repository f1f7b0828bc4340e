// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"
#include "core/text/language.h"

namespace dugout {

/// A number as people read it, in the language of the moment: "1,250", "2.5", "0.333".
[[nodiscard]] QString numberText(const Rational &number);

/// Two different numbers never look the same: "1/3" and "333/1000" where three decimals would.
struct NumberTexts
{
    QString first;
    QString second;
};

[[nodiscard]] NumberTexts numberTexts(const Rational &first, const Rational &second);

} // namespace dugout
