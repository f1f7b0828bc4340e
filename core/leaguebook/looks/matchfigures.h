// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguewalk.h"

#include <functional>

namespace dugout {

/// Teams, coaches and races of a league by number, to add up over all matches ever played.
class FigureIndex
{
public:
    explicit FigureIndex(const League &league);

    /// Those unknown to the league get a number, too.
    [[nodiscard]] int team(const EntrantId &id);
    [[nodiscard]] int coach(const CoachId &id);
    [[nodiscard]] const EntrantId &teamId(int team) const { return at(m_teams, team).id; }
    [[nodiscard]] const QString &teamName(int team) const { return at(m_teams, team).name; }
    [[nodiscard]] const CoachId &coachId(int coach) const { return at(m_coaches, coach).id; }
    [[nodiscard]] const QString &coachName(int coach) const { return at(m_coaches, coach).name; }
    /// Who coaches it now.
    [[nodiscard]] int coachOf(int team) const { return at(m_teams, team).coach; }
    [[nodiscard]] int rosterOf(int team) const { return at(m_teams, team).roster; }
    [[nodiscard]] const RosterId &rosterId(int roster) const { return at(m_rosters, roster); }

private:
    struct TeamFigure
    {
        EntrantId id{};
        QString name{};
        int coach = 0;
        int roster = 0;
    };
    struct CoachFigure
    {
        CoachId id{};
        QString name{};
    };

    template<typename T>
    [[nodiscard]] static const T &at(const std::vector<T> &list, int place)
    {
        return list[static_cast<size_t>(place)];
    }
    [[nodiscard]] int roster(const RosterId &id);

    std::vector<TeamFigure> m_teams;
    std::vector<CoachFigure> m_coaches;
    std::vector<RosterId> m_rosters;
    QHash<EntrantId, int> m_teamPlaces;
    QHash<CoachId, int> m_coachPlaces;
    QHash<RosterId, int> m_rosterPlaces;
};

/// One side of a decided match.
struct SideFigures
{
    int team = 0;
    int coach = 0; ///< who coached it then
    int td = 0;
    int cas = 0;
    LeagueOutcome outcome = LeagueOutcome::None;
};

/// A decided match between two in numbers of a FigureIndex.
struct MatchFigures
{
    SideFigures home{};
    SideFigures away{};
    ResultKind kind = ResultKind::Played;
    bool friendly = false;
    int round = 0; ///< counts all rounds of the league
    int entrants = 0; ///< of its competition
};

/// Calls `look` for every result between two, in the order of rounds. Seasons that are packed stay
/// packed.
void forEachFigures(const League &league, const ResultScope &scope, FigureIndex &index,
                    const std::function<void(const MatchFigures &)> &look);

} // namespace dugout
