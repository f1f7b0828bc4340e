// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"
#include "core/skirmish/randomskirmish.h"
#include "tests/releases/coach.h"

namespace dugout {

/// A skirmish by lot between players with names of people.
[[nodiscard]] SkirmishSetup skirmishSetup(const Ruleset &ruleset, const RandomSkirmish &wanted,
                                          Coach &coach);

/// What two coaches might have entered of their own: warbands with all values, cards, boards and a
/// deck for each.
[[nodiscard]] Collection ownCollection(const Ruleset &ruleset, Coach &coach);
/// A game with the decks of a collection.
[[nodiscard]] SkirmishSetup setupFrom(const Collection &own, const Ruleset &ruleset);

} // namespace dugout
