// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterrule.h"

#include <array>

namespace dugout {

/// The words of one prompt before translation, with {team} and {player} for what is known then.
struct AfterTitle
{
    QStringView what;
    const char *text;
    const char *line = nullptr; ///< head of the line in the log where the text asks something
    bool money = false; ///< gold is spent there: the treasury is said
    QStringView book = {}; ///< the table that is asked for, where only the book has it
};

/// The steps of one subject, and the words for what they ask.
struct AfterGroup
{
    std::span<const AfterRule> steps;
    std::span<const AfterTitle> titles;
};

// Each group is declared here, and found after the match, for every line of the list.
// clang-format off
#define AFTER_GROUP(group) [[nodiscard]] AfterGroup group();
#include "core/aftermatch/aftergroups.inc"
#undef AFTER_GROUP
// clang-format on

/// All of them.
[[nodiscard]] inline auto afterGroups()
{
    // clang-format off
    return std::array{
#define AFTER_GROUP(group) group(),
#include "core/aftermatch/aftergroups.inc"
#undef AFTER_GROUP
    };
    // clang-format on
}

} // namespace dugout
