// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/roster.h"

namespace dugout {

/// One of a pair of stars that are hired together.
struct StarMember
{
    LocalizedText name;
    Profile profile;
    std::vector<SkillId> skills;

    bool operator==(const StarMember &) const = default;
};

/// A star player for hire: one inducement, even where two players come together.
struct StarPlayer
{
    StarId id;
    LocalizedText name;
    int cost = 0;
    Profile profile; ///< of the first member where it is a pair
    std::vector<SkillId> skills;
    std::vector<RosterId> teams; ///< who may hire this star
    std::vector<StarMember> members; ///< empty, or the two of a pair
    LocalizedText summary; ///< rules of this star alone; may be empty
    Provenance source;

    bool operator==(const StarPlayer &) const = default;
};

} // namespace dugout
