// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamrepository.h"

namespace dugout {

/// A team of the list with what its row shows of it. Opening one means reading all of it: a long
/// list opens those that are in sight.
[[nodiscard]] ListedTeam openListed(const TeamRepository &teams, RulesetLibrary &library,
                                    const DocumentSummary &summary);

} // namespace dugout
