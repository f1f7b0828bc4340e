// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/turnclock.h"

#include <QJsonObject>

namespace dugout {

/// The clock of a turn as a page shows it: `{"running", "usedMs", "limitMs"}`, a limit of 0 counts
/// up. Empty while nobody has started it: a clock that nobody uses is no news.
[[nodiscard]] inline QJsonObject clockShown(const TurnClock &clock, qint64 nowMs)
{
    const qint64 used = clock.usedMs(nowMs);
    if (!clock.isRunning() && used == 0)
        return {};
    return {{QStringLiteral("running"), clock.isRunning()},
            {QStringLiteral("usedMs"), used},
            {QStringLiteral("limitMs"), clock.limitMs()}};
}

} // namespace dugout
