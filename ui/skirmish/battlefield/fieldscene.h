// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishstate.h"

#include <QString>

namespace dugout {

/// A fighter as the battlefield draws him.
struct FieldFighter
{
    FighterRef ref;
    Hex hex;
    QString name;
    QString mark; ///< what stands on the disc, unlike that of anybody else
    int damage = 0;
    bool inspired = false;
    QStringList tokens; ///< in words: moved, guard…
    bool charged = false;
    bool moved = false;
    bool guard = false;
    std::optional<int> wounds{}; ///< that he can take; none while open

    bool operator==(const FieldFighter &) const = default;
};

/// What a hex is worth for who could go there.
struct FieldChance
{
    Hex hex;
    QString words{}; ///< of the best attack from there, such as "77 %"; empty without one
    QString told{}; ///< the same with everything that is known of it
    double chance = 0; ///< the better, the darker
    int threats = 0; ///< so many could strike him there
    bool best = false;

    bool operator==(const FieldChance &) const = default;
};

/// Everything that lies on the battlefield and what can be done there: a plain value.
struct FieldScene
{
    std::vector<PlacedBoard> boards;
    std::vector<ObjectiveToken> objectives;
    std::vector<FieldFighter> fighters;
    std::vector<Hex> offered; ///< may be chosen now
    std::optional<Hex> aimed; ///< the one of them that Enter takes
    std::vector<Hex> reach; ///< where the fighter who is looked at could go
    std::vector<Hex> targets; ///< whom he could strike
    std::vector<FieldChance> chances{}; ///< where he could go
    FighterRef acting; ///< who acts or is looked at
    std::optional<PlacedBoard> ghost; ///< a board that is being held over the table
    bool settled = false; ///< no board is laid any more

    bool operator==(const FieldScene &) const = default;
};

/// All that needs room when it is drawn: boards with their cut hexes, and the one that is held.
[[nodiscard]] std::vector<Hex> shownHexes(const FieldScene &scene);

} // namespace dugout
