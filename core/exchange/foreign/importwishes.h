// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/language.h"

#include <map>

namespace dugout {

/// What a coach says about a file that does not say it itself.
struct ImportWishes
{
    TeamId id; ///< of the new team; comes from outside, as all randomness does
    Language language = Language::English; ///< of the table words in notes
    RosterId roster = {}; ///< the team list; found out when empty
    std::map<QString, PositionId> positions = {}; ///< what the file's words for positions mean
};

} // namespace dugout
