// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/provenance.h"
#include "core/rules/skill.h"

#include <vector>

namespace dugout {

/// The four numbers of a player.
struct Profile
{
    int movement = 0;
    int strength = 0;
    int agility = 0;
    int armour = 0;

    bool operator==(const Profile &) const = default;
};

/// A kind of player that a team may hire.
struct Position
{
    PositionId id;
    LocalizedText name;
    int max = 0; ///< how many of them a team may have
    int cost = 0; ///< gold pieces
    Profile profile;
    std::vector<SkillId> skills;
    std::vector<SkillCategory> normalAccess; ///< learnt on any improvement roll
    std::vector<SkillCategory> doubleAccess; ///< learnt on a double only
    Provenance source;

    bool operator==(const Position &) const = default;
};

/// A team list: what a coach may build a team from.
struct Roster
{
    RosterId id;
    LocalizedText name;
    LocalizedText summary;
    int rerollCost = 0; ///< gold pieces at creation
    bool apothecary = false; ///< may hire one
    bool official = true; ///< false for the extra teams a league may hide
    std::vector<QString> notes; ///< keys of special rules, such as `necromancer`
    std::vector<Position> positions;
    Provenance source;

    [[nodiscard]] const Position *position(const PositionId &wanted) const
    {
        for (const Position &candidate : positions) {
            if (candidate.id == wanted)
                return &candidate;
        }
        return nullptr;
    }
    bool operator==(const Roster &) const = default;
};

} // namespace dugout
