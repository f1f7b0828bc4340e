// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterdesk.h"
#include "core/team/improvement.h"

namespace dugout {

// Who may improve after a match, and how, with what sponsors and missing pages change.

/// The coach names players with a new level: the page with the limits is missing.
[[nodiscard]] bool areLevelsByBook(const AfterView &view);
/// Players with an improvement to roll for or to choose, in the order of the sheet.
[[nodiscard]] std::vector<PlayerId> improving(const AfterView &view);
/// Those the coach may name where levels stand in the book only.
[[nodiscard]] QStringList nameable(const AfterView &view);
/// How many dice are rolled for an improvement; two of them count.
[[nodiscard]] int improvementDice(const AfterView &view);

/// A choice with the two dice that allow it.
struct PossibleGain
{
    ImprovementChoice choice;
    DicePair dice;
};
/// What the dice of a player let him learn, each once.
[[nodiscard]] std::vector<PossibleGain> possibleGains(const AfterView &view,
                                                      const PlayerId &player);

} // namespace dugout
