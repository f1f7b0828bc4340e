// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/optionchoices.h"
#include "core/text/result.h"

namespace dugout {

/// Reads "overtime=on,referees=famous,cards-limit=3" for an edition; refuses options it does not
/// have and values they cannot take.
[[nodiscard]] Result<OptionChoices> parseOptionChoices(const QString &text, const Ruleset &ruleset);

} // namespace dugout
