// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/standings.h"
#include "core/league/swiss.h"

namespace dugout {

/// What the next Swiss draw needs to know, from the table and all results so far; one who has left
/// is not among them. Who were drawn against each other have met, also where one of them did not
/// come.
[[nodiscard]] std::vector<SwissEntrant> swissField(const Standings &standings,
                                                   const std::vector<FixtureResult> &results);

} // namespace dugout
