// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/withoutrejectedevents.h"

#include <map>
#include <set>

namespace dugout {

namespace {

Correction without(const EventGroup &group, int place, const std::set<int> &rejectedEvents)
{
    EventGroup rest{group.atMs, {}};
    for (int e = 0; e < static_cast<int>(group.events.size()); ++e) {
        if (!rejectedEvents.contains(e))
            rest.events.push_back(group.events[static_cast<size_t>(e)]);
    }
    const auto what = rest.events.empty() ? Correction::What::Remove : Correction::What::Replace;
    return {what, place, std::move(rest)};
}

} // namespace

std::optional<Correction> withoutRejectedEvents(const std::vector<EventGroup> &groups,
                                                const std::vector<RejectedEvent> &rejectedEvents)
{
    std::map<int, std::set<int>> places;
    for (const RejectedEvent &rejected : rejectedEvents)
        places[rejected.group].insert(rejected.event);
    std::optional<Correction> whole;
    // The last first: what is taken out moves only what comes after it.
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        Correction one
            = without(groups.at(static_cast<size_t>(place->first)), place->first, place->second);
        if (whole)
            whole->also.push_back(std::move(one));
        else
            whole = std::move(one);
    }
    return whole;
}

} // namespace dugout
