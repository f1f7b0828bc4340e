// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/skirmish/state/skirmishsetup.h"

namespace dugout {

/// A player and the id of the warband he plays.
struct BroughtPlayer
{
    QString name;
    QString warband;
};

/// The ids of the warbands of a collection, with commas between.
[[nodiscard]] QString warbandIds(const Collection &collection);

/// What players bring to a skirmish beside their warbands: decks, own cards, how much Dugout keeps.
void addBroughtOptions(CliParser &parser);
/// The skirmish that these options and players give. Refused where something is missing or against
/// the rules.
[[nodiscard]] Result<SkirmishSetup> broughtSetup(const CliParser &parser, const Ruleset &ruleset,
                                                 const std::vector<BroughtPlayer> &players,
                                                 const OptionChoices &options,
                                                 const CliContext &context);

} // namespace dugout
