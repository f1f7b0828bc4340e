// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/leaguefiles/leagueshown.h"
#include "core/team/badge.h"

#include <QHash>

namespace dugout {

/// A league in a few lines, without opening it: the top of its table, its last results and its best
/// scorers.
struct LeagueGlance
{
    struct Row
    {
        int rank = 1;
        QString team{};
        Badge badge{};
        int played = 0;
        int td = 0;
        int tdAgainst = 0;
        std::vector<LeagueOutcome> form{};
        QString points{};
        bool goesOn = false;

        bool operator==(const Row &) const = default;
    };
    struct Meeting
    {
        FixtureId fixture{};
        QString home{};
        QString away{};
        Badge homeBadge{};
        Badge awayBadge{};
        FixtureResult result{};

        bool operator==(const Meeting &) const = default;
    };
    struct Scorer
    {
        int rank = 1;
        QString name{};
        Badge badge{};
        Rgb colour{};
        int touchdowns = 0;

        bool operator==(const Scorer &) const = default;
    };

    LeagueId id{};
    QString competition{};
    int round = 0; ///< the last that has a result
    std::vector<Row> rows{};
    std::vector<Meeting> results{};
    std::vector<Scorer> scorers{};
    QHash<QString, Badge> badges{}; ///< by the names of the teams

    bool operator==(const LeagueGlance &) const = default;
};

/// Of the newest competition of the season that is played; none where there is nothing to tell.
[[nodiscard]] std::optional<LeagueGlance>
glanceAt(const Club &club, const LeagueRepository &leagues, const LeagueId &id);

} // namespace dugout
