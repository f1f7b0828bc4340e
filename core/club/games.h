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

} // namespace dugout
