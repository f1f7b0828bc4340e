// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/journal.h"
#include "core/rules/optionchoices.h"

namespace dugout {

/// What was agreed on for a match and likely holds for the next one, too.
struct MatchHabits
{
    bool league = false;
    OptionChoices options;

    bool operator==(const MatchHabits &) const = default;
};

/// Of the match of each edition that was started last.
[[nodiscard]] std::map<RulesetId, MatchHabits>
latestHabits(const std::vector<JournalSummary> &matches);

} // namespace dugout
