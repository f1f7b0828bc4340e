// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/leaguebook/state/leaguefixture.h"

namespace dugout {

// A skirmish encounter as the command line tells it: game by game, and what the ladder asks.

void addEncounterOptions(CliParser &parser);
/// The games into an outcome, with the result they give. The code `usage` is for what was not
/// understood.
[[nodiscard]] Result<void> encounterFrom(const CliParser &parser, bool needsWinner,
                                         FixtureOutcome &outcome);

} // namespace dugout
