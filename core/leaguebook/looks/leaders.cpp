// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

const QStringList &leaderByIds()
{
    static const QStringList ids{u"touchdowns"_s,    u"casualties"_s, u"kills"_s, u"completions"_s,
                                 u"interceptions"_s, u"mvps"_s,       u"points"_s};
    return ids;
}

std::optional<LeaderBy> leaderByFromId(QStringView id)
{
    const qsizetype place = leaderByIds().indexOf(id);
    return place < 0 ? std::nullopt : std::optional(static_cast<LeaderBy>(place));
}

int LeaderLine::count(LeaderBy by) const
{
    const int counts[]{touchdowns, casualties, kills, completions, interceptions, mvps, points};
    return counts[static_cast<size_t>(by)];
}

} // namespace dugout
