// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/standings.h"

namespace dugout {

/// Somebody who was still level with the entrant whose place is explained.
struct StageLine
{
    Entrant entrant;
    std::optional<Rational> value; ///< in what the stage compares; none where it says nothing
    bool isParted = false; ///< here it falls out: it stands before or behind from now on
};

/// One step of the way to a place: the points, and then tie-break after tie-break.
struct PlaceStage
{
    std::optional<TieBreak> tieBreak; ///< none: the points
    std::vector<StageLine> lines; ///< in the order of the table
    int level = 1; ///< how many are left after it, the entrant among them
};

/// What parts an entrant from the others, step by step, up to the one after which nobody is level
/// with it; where nothing parts them, to the last tie-break. An entrant with other points than
/// everybody else is compared with the neighbours alone. Empty for one who is not in the table, is
/// alone in it or has left without results.
[[nodiscard]] std::vector<PlaceStage> stagesOfPlace(const Standings &standings,
                                                    const EntrantId &entrant);

/// A place as it is said: "4th", "4.º", "4."
[[nodiscard]] QString ordinalText(int number);

} // namespace dugout
