// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/leaguefixture.h"
#include "core/rules/ids.h"
#include "core/team/player.h"
#include "core/text/result.h"

namespace dugout {

/// What a leaderboard counts.
enum class LeaderBy { Touchdowns, Casualties, Kills, Completions, Interceptions, Mvps, Points };

/// "touchdowns", "casualties"…: as on the command line, in the order above.
[[nodiscard]] const QStringList &leaderByIds();
[[nodiscard]] std::optional<LeaderBy> leaderByFromId(QStringView id);

/// Which events a leaderboard counts: those of the matches of a league, narrowed down. Empty: all.
struct LeaderQuery
{
    LeagueId league{};
    LeaderBy by = LeaderBy::Touchdowns;
    SeasonId season{};
    CompetitionId competition{};
    QString division{};
    RosterId roster{};
    EntrantId team{};
    int limit = 10;

    bool operator==(const LeaderQuery &) const = default;
};

/// One row of a leaderboard.
struct LeaderLine
{
    int rank = 1; ///< shared by equals
    EntrantId team{};
    QString teamName{};
    PlayerId player{};
    QString name{};
    QString role{}; ///< the id of the position, or of the star
    int matches = 0; ///< which the player could play in
    int touchdowns = 0;
    int casualties = 0;
    int kills = 0;
    int completions = 0;
    int interceptions = 0;
    int mvps = 0;
    int points = 0;
    bool died = false; ///< in one of them, for the cemetery

    [[nodiscard]] int count(LeaderBy by) const;
    bool operator==(const LeaderLine &) const = default;
};

/// Where events are counted over all matches of a league, inside the database.
class LeaderStore
{
public:
    LeaderStore() = default;
    LeaderStore(const LeaderStore &) = delete;
    LeaderStore &operator=(const LeaderStore &) = delete;
    virtual ~LeaderStore() = default;

    [[nodiscard]] virtual Result<std::vector<LeaderLine>> leaders(const LeaderQuery &query) = 0;
    /// Those who died, the latest first.
    [[nodiscard]] virtual Result<std::vector<LeaderLine>> cemetery(const LeaderQuery &query) = 0;
};

} // namespace dugout
