// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/badge.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace dugout {

/// One of the two teams of a match.
struct HomeSide
{
    QString name{};
    Badge badge{};
    Rgb colour{};
    int score = 0;

    bool operator==(const HomeSide &) const = default;
};

/// One thing the coach can go back to from Home.
struct HomeItem
{
    enum class Kind { Match, Team, League, Skirmish };

    Kind kind = Kind::Match;
    QString id; ///< for the maker of the feed to find it again
    QString title; ///< in the coach's own words: team names, the league's name
    QString subtitle; ///< in the language of the moment; may be empty
    QDateTime when; ///< last touched; null shows no date
    QString fixture{}; ///< of the league with that id; empty: the league itself
    std::optional<Badge> badge{}; ///< of a team
    bool isToSign = false; ///< of that fixture: its result
    bool isRunning = false; ///< a game that nobody has finished
    std::vector<HomeSide> sides{}; ///< of a match, where both teams are kept: home and away
    QString moment{}; ///< where it stands, without the score
    QString home{}; ///< of a fixture, the names of both teams
    QString away{};

    bool operator==(const HomeItem &) const = default;
};

/// What Home has to offer beside its doors. An empty feed shows the doors alone.
struct HomeFeed
{
    std::optional<HomeItem> inProgress; ///< a match or skirmish to continue
    QList<HomeItem> recent; ///< newest first
    QList<HomeItem> next; ///< fixtures that wait, the soonest first
    QList<HomeItem> toSign; ///< results that wait for a signature, the newest first
    bool canStartMatch = false; ///< there are teams to play with
    bool offersSamples = false; ///< nothing is kept yet: a first start
    bool offersSampleLeague = false; ///< and no league either

    bool operator==(const HomeFeed &) const = default;
};

} // namespace dugout
