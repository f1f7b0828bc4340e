// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/provenance.h"

#include <optional>

namespace dugout {

/// A roll that a player makes, and what it is judged by. The part `rolls` of a ruleset.
struct Roll
{
    enum class Base {
        Agility, ///< the agility table gives the number needed
        Table, ///< the row `succeeds` of `table` does
        Skill, ///< the effect `target` of `skill` does
    };
    enum class Zones { None, Own, Entered, Left }; ///< whose square's enemy tackle zones count
    enum class Fumble { None, Natural, Modified }; ///< on a 1; before or also after modifiers
    enum class Contest { None, Strength, Movement }; ///< own minus the other's is added

    RollId id;
    LocalizedText name;
    Base base = Base::Agility;
    std::optional<TableId> table;
    RowId succeeds; ///< of `table`
    std::optional<TableId> modifiers; ///< its rows, save those named after skills, change the die
    std::optional<SkillId> skill; ///< nobody rolls this without the skill
    bool skillOfOpponent = false; ///< the other side has `skill`, and the victim of it rolls
    Zones zones = Zones::None;
    Fumble fumble = Fumble::None;
    Contest contest = Contest::None;
    bool onlyNoFumble = false; ///< anything but a fumble will do
    bool naturals = false; ///< a natural 1 always fails and a natural 6 always succeeds
    bool mayReroll = true; ///< false: nobody may, by no means
    bool opponentsTurn = false; ///< made in it unless somebody says otherwise
    bool sparedByMovement = false; ///< players with the `movement` of the row do not roll
    std::optional<OptionId> fumbleOption; ///< fumbles happen only where this rule is in use
    bool activation = false; ///< made when the player declares an action
    int dice = 1; ///< how many D6 are added
    Provenance source;

    bool operator==(const Roll &) const = default;
};

} // namespace dugout
