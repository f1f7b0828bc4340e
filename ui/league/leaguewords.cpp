// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leaguewords.h"

#include "ui/league/looks/chartview.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString LeagueWords::format(PhaseFormat format)
{
    switch (format) {
    case PhaseFormat::Swiss:
        return tr("Swiss");
    case PhaseFormat::KnockOut:
        return tr("Knock-out");
    case PhaseFormat::Ladder:
        return tr("Ladder");
    case PhaseFormat::Open:
        return tr("Open play");
    case PhaseFormat::RoundRobin:
        break;
    }
    return tr("Round robin");
}

QString LeagueWords::pair(const League &league, const LeagueFixture &fixture)
{
    if (fixture.isBye())
        return tr("%1: bye").arg(teamName(league, fixture.home));
    return u"%1 – %2"_s.arg(teamName(league, fixture.home), teamName(league, fixture.away));
}

ChartPicture LeagueWords::chart(const LeagueChart &chart, const QString &title,
                                const QString &steps, bool upsideDown)
{
    ChartPicture picture{title, steps, chart.first, upsideDown, {}};
    for (const ChartLine &each : chart.lines)
        picture.curves.push_back({each.key, each.name, each.values});
    return picture;
}

} // namespace dugout
