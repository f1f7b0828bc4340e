// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/tableline.h"

#include <QString>

#include <functional>

namespace dugout {

/// Serves until a signal ends it or `obey`, which is given every line of standard input, says
/// false.
void serveUntilEnded(const std::function<bool(const QString &line)> &obey);

/// Opens a server where phones know it from before, unless somebody says another port or that one
/// is taken.
template<typename Server>
[[nodiscard]] Result<void> openAsBefore(Server &server, TablePlace place, SeatFile &seats)
{
    const bool isSaid = place.port != 0;
    if (!isSaid)
        place.port = seats.port();
    auto done = server.open(place);
    if (!done && !isSaid && place.port != 0) {
        place.port = 0;
        done = server.open(place);
    }
    if (done)
        seats.keepPort(server.port());
    return done;
}

} // namespace dugout
