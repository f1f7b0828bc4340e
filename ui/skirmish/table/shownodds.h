// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcards.h"
#include "ui/skirmish/table/oddspanel.h"

namespace dugout {

class SkirmishTable;

/// The chances that are worth showing at a moment.
struct ShownOdds
{
    std::optional<OddsPanel::Line> current; ///< of the attack under way
    std::vector<OddsPanel::Line> others; ///< of whom the fighter who is looked at could strike
};

[[nodiscard]] ShownOdds shownOdds(const SkirmishTable &table, const FighterRef &regarded,
                                  const WhatIf &whatIf);

} // namespace dugout
