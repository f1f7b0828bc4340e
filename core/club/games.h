// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

// What journals are kept under, to tell those of one game from those of another.

[[nodiscard]] inline QString matchGame()
{
    return QStringLiteral("match");
}

[[nodiscard]] inline QString skirmishGame()
{
    return QStringLiteral("skirmish");
}

/// A league is kept like a game: as the list of its events.
[[nodiscard]] inline QString leagueGame()
{
    return QStringLiteral("league");
}

} // namespace dugout
