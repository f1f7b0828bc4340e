// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguetables.h"

#include <QHash>

namespace dugout {

/// By how many places each has gone up (above 0) or down with the last round that has results.
/// Empty where there was no table before it. `now` is the table of that part.
[[nodiscard]] QHash<EntrantId, int> placesMoved(const League &league,
                                                const Competition &competition,
                                                const TableScope &scope, const Standings &now);

} // namespace dugout
