// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguetable.h"

namespace dugout {

/// What of a league can be printed.
enum class LeaguePrint {
    Standings,
    Fixtures,
    CrossTable,
    Rounds,
    Signs,
    Slips,
    Certificates,
    Rules,
    Teams
};

/// "standings", "fixtures", "cross-table", "rounds", "signs", "slips", "certificates", "rules" and
/// "teams", as on the command line and in the order above.
[[nodiscard]] const QStringList &leaguePrintIds();
/// In the language of the moment, for menus: "Table signs".
[[nodiscard]] QString leaguePrintName(LeaguePrint print);

/// The tables of one of the first four prints or of the rules, in the language of the moment.
/// `round` 0: all that are published.
[[nodiscard]] Result<std::vector<ShownTable>> printedTables(const LeagueShown &shown,
                                                            const Competition &competition,
                                                            LeaguePrint print, int round = 0);

} // namespace dugout
