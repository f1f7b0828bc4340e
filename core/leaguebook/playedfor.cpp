// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/playedfor.h"

using namespace Qt::StringLiterals;

namespace dugout {

PlayedFor playedFor(const QJsonObject &setup)
{
    const QJsonObject fixture = setup.value("fixture"_L1).toObject();
    return {LeagueId(fixture.value("league"_L1).toString()),
            FixtureId(fixture.value("fixture"_L1).toString())};
}

} // namespace dugout
