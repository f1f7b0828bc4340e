// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrant.h"
#include "core/league/withdrawal.h"
#include "core/leaguebook/journal/keptsheet.h"
#include "core/leaguebook/state/leagueids.h"
#include "core/rules/ids.h"
#include "core/team/purchase.h"

namespace dugout {

/// A coach of a league. The contact is the commissioner's alone: no page, print or site shows it.
struct LeagueCoach
{
    CoachId id{};
    QString name{};
    int naf = 0; ///< the number with the players' association; 0: none
    QString contact{};

    bool operator==(const LeagueCoach &) const = default;
};

enum class MemberState {
    Active,
    Left, ///< plays no more in this league
    Retired, ///< will never play again anywhere
};

/// A sheet in the figures that tables use.
struct TeamFigures
{
    int value = 0;
    int fanFactor = 0;
    int treasury = 0;
    int rating = 0; ///< where the edition has ratings; 0: not known

    bool operator==(const TeamFigures &) const = default;
};

/// Of the home and the away side.
struct TeamFiguresPair
{
    TeamFigures home{};
    TeamFigures away{};

    bool operator==(const TeamFiguresPair &) const = default;
};

/// A team of a league. Its id is that of the kept team, or one of its own where only paper knows
/// it.
struct LeagueTeam
{
    EntrantId id{};
    QString name{};
    CoachId coach{};
    RosterId roster{};
    QString club{}; ///< whose members are kept apart in a first round; empty: of none
    TeamFigures figures{}; ///< as the last result, or else the registration, left it
    FixtureId lastFixture{}; ///< whose match left them; empty: none
    qint64 figuresAtMs = 0; ///< when that was over
    MemberState state = MemberState::Active;
    bool legacy = false; ///< of older rules: keeps its players, hires only from today's lists
    bool drafted = false; ///< anew, and not registered again since
    /// Bought for good with what building the team left, for competitions whose teams come back.
    std::vector<Purchase> inducements{};
    KeptSheet sheet{}; ///< as it was registered and locked; empty for one on paper

    bool operator==(const LeagueTeam &) const = default;
};

/// What only one team of a league can have at a time.
enum class HoldingKind { Star, Stadium, Trophy };

struct Holding
{
    HoldingKind kind = HoldingKind::Trophy;
    QString name{}; ///< the id of the star, else what it is called
    EntrantId team{};

    bool operator==(const Holding &) const = default;
};

/// What a prize is besides an honour.
enum class PrizeKind {
    Award, ///< an honour alone: most touchdowns, the wooden spoon…
    Trophy, ///< a re-roll more, until the same is won anew
    Wizard, ///< for the season that follows
    FanFactor,
    Gold,
};

struct Prize
{
    PrizeKind kind = PrizeKind::Award;
    QString name{};
    EntrantId team{};
    QString player{}; ///< the winner's name, where it is a player
    int amount = 0; ///< gold, or points of fan factor
    SeasonId season{}; ///< in which it was won
    CompetitionId competition{}; ///< empty: of the whole season
    QString reason{};

    bool operator==(const Prize &) const = default;
};

} // namespace dugout
