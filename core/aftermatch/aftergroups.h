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

// All of them after a match.
#define GROUP_LIST "core/aftermatch/aftergroups.inc"
#define GROUP_TYPE AfterGroup
#define GROUP_ALL afterGroups
#include "core/play/groupfamily.inc"

} // namespace dugout
