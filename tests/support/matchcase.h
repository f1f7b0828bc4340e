// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/matchdriver.h"

namespace dugout {

/// A row of a table and the check that what it says happens.
struct MatchCase
{
    const char *row;
    void (*check)();
};

/// A league match, where referees and stadiums are rolled for.
[[nodiscard]] inline MatchSetup leagueSetup()
{
    MatchSetup setup = plainSetup(QStringLiteral("bb2016"));
    setup.options[OptionId(QStringLiteral("special-plays"))] = false;
    setup.league = true;
    return setup;
}

} // namespace dugout
