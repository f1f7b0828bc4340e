// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguecharts.h"
#include "core/leaguebook/state/league.h"

#include <QCoreApplication>

namespace dugout {

struct ChartPicture;

/// What the League place says beside its tables, in the language of the moment.
class LeagueWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueWords)

public:
    [[nodiscard]] static QString format(PhaseFormat format);
    /// "A – B", or who has a bye.
    [[nodiscard]] static QString pair(const League &league, const LeagueFixture &fixture);
    [[nodiscard]] static ChartPicture chart(const LeagueChart &chart, const QString &title,
                                            const QString &steps, bool upsideDown);
};

} // namespace dugout
