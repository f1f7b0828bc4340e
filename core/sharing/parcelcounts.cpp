// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/parcelcounts.h"

#include "core/sharing/leagueparcel.h"

using namespace Qt::StringLiterals;

namespace dugout {

Result<ParcelCounts> countParcel(const LeagueRepository &leagues, const LeagueId &id)
{
    const auto opened = leagues.open(id);
    if (!opened)
        return opened.error();
    const auto exported = leagues.exported(id);
    if (!exported)
        return exported.error();
    const LeagueParcel parcel = parcelOf(*exported, opened->league());
    ParcelCounts counts{parcel.title, static_cast<qint64>(parcel.entries.size()),
                        static_cast<qint64>(parcel.teams.size()),
                        static_cast<qint64>(parcel.matches.size()), 0};
    for (const QJsonObject &each : parcel.matches)
        counts.matchEntries += each.value("entries"_L1).toArray().size();
    return counts;
}

} // namespace dugout
