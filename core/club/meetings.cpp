// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/meetings.h"

#include <algorithm>

namespace dugout {

namespace {

int running(const TeamRepository &teams, const Team &team, const Team &other)
{
    const auto story = teams.story(team.id);
    int count = 0;
    for (size_t i = story ? story->size() : 0; i-- > 0 && (*story)[i].opponent == other.name;)
        ++count;
    return count;
}

} // namespace

int metRunning(const TeamRepository &teams, const Team &first, const Team &second)
{
    if (first.id.isEmpty() || second.id.isEmpty())
        return 0;
    return std::max(running(teams, first, second), running(teams, second, first));
}

} // namespace dugout
