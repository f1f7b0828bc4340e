// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharedtable.h"

namespace dugout {

/// One look at every shared league of a database: what came of delivering and taking in.
struct LineLook
{
    int leagues = 0; ///< shared from here
    int waiting = 0; ///< what is still to be delivered
    bool isAway = false; ///< a server did not answer
    bool hasNews = false; ///< others did something

    bool operator==(const LineLook &) const = default;
};

/// Delivers what waits, takes in what others did, and says how the line is.
[[nodiscard]] LineLook lookAtLine(SharedTable &table);

} // namespace dugout
