// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/blockneed.h"

namespace dugout {

/// What is best where a face of the die is the one that would count: to keep it, or to roll the
/// block again with Pro or the team re-roll. Both are worked out to the end of the block, with what
/// is left for Frenzy's second.
struct FaceChoice
{
    RowId face;
    LocalizedText name;
    bool keeps = true;
    BlockEnds kept;
    BlockEnds again; ///< by the better way to roll again
};

/// One for each face that may count; none where there is nothing to roll again with. Where
/// Dauntless decides how many dice there are, they are those without it.
[[nodiscard]] Result<std::vector<FaceChoice>> blockChoices(const EffectIndex &effects,
                                                           const BlockSituation &situation);

} // namespace dugout
