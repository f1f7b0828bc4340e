// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharedmatch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

PlayedFor playedFor(const JournalHeader &header)
{
    const QJsonObject fixture = header.setup.value("fixture"_L1).toObject();
    return {LeagueId(fixture.value("league"_L1).toString()),
            FixtureId(fixture.value("fixture"_L1).toString())};
}

bool isHis(const SharedNote &note, const QStringList &teams)
{
    return note.role == SharedRole::Commissioner
        || (note.role == SharedRole::Coach
            && std::any_of(teams.begin(), teams.end(),
                           [&note](const QString &each) { return note.teams.contains(each); }));
}

} // namespace dugout
