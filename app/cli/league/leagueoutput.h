// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"
#include "core/league/standings.h"
#include "core/leaguebook/state/league.h"

#include <QJsonArray>

namespace dugout {

/// A standing is `rank team coach played won drawn lost td tdAgainst cas casAgainst points
/// tieBreaks`, the last an object by the ids of the tie-breaks; null where one says nothing.
[[nodiscard]] QJsonArray standingsArray(const Standings &standings);

/// The same as a table whose columns stand under each other.
void printStandings(const Standings &standings, CliContext &context);

/// A line for each, or an object: `name team player season amount`.
[[nodiscard]] int printPrizes(const std::vector<Prize> &prizes, const League &league,
                              CliContext &context);

} // namespace dugout
