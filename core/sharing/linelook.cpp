// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/linelook.h"

namespace dugout {

LineLook lookAtLine(SharedTable &table)
{
    LineLook look;
    SharedLeagues &leagues = table.leagues();
    const auto notes = leagues.notes();
    for (const SharedNote &each : notes ? *notes : std::vector<SharedNote>()) {
        ++look.leagues;
        if (each.state != SharedState::Joined)
            continue;
        const auto report = leagues.deliver(each.league);
        look.isAway |= !report && report.error().code == QLatin1String("store.away");
        const auto now = leagues.note(each.league);
        look.hasNews |= now && *now && (*now)->changes != each.changes;
        if (const auto waiting = waitingFor(table.stores().documents, each.league))
            look.waiting += static_cast<int>(waiting->size());
    }
    return look;
}

} // namespace dugout
