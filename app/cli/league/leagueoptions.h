// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/league/standingsrules.h"

namespace dugout {

/// `--points`, `--tie-breaks`, `--bye` and `--best`, which say how a table is reckoned.
void addStandingsOptions(CliParser &parser);

/// What they say; `columns` are words a formula may use besides its own.
[[nodiscard]] Result<StandingsRules> standingsRulesFrom(const CliParser &parser,
                                                        const QStringList &columns);

} // namespace dugout
