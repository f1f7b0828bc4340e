// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/optionchoices.h"

namespace dugout {

/// What was agreed on for a match and likely holds for the next one, too.
struct MatchHabits
{
    bool league = false;
    OptionChoices options;

    bool operator==(const MatchHabits &) const = default;
};

} // namespace dugout
