// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterview.h"
#include "core/team/playerlife.h"
#include "core/team/teamvalue.h"

namespace dugout {

/// Where one coach's team is changed, each change with a line that says why. The only place of this
/// room that writes to a team.
class AfterDesk : public AfterView
{
public:
    AfterDesk(const MatchContext &context, const MatchState &state, AfterState &after, Seat seat)
        : AfterView(context, state, after, seat)
        , m_after(after)
    { }

    [[nodiscard]] AfterSide &mine() { return m_after.side(seat()); }
    [[nodiscard]] AfterState &shared() { return m_after; }

    void push(Step step) { mine().agenda.push_back(std::move(step)); }
    void pop() { mine().agenda.pop_back(); }
    void note(TeamChange change) { mine().changes.push_back(std::move(change)); }

    /// Refuses an answer about somebody who is not in the team, or no more.
    [[nodiscard]] Result<void> has(const PlayerId &player) const;

    /// Adds gold, or takes some; the treasury never falls below nothing. Answers how much it was.
    int earn(int gold, const QString &reason, const QString &subject = {});
    void changeFanFactor(int by, const QString &reason);
    // What happens to a player cannot be refused: he must be in the team, see `has()`.
    void addPoints(const PlayerId &player, Achievement achievement, int count);
    /// Learns something by the rules; refused when the dice do not allow it.
    Result<void> learn(const PlayerId &player, const DicePair &dice, const Gain &gain);
    void hurt(const PlayerId &player, const InjuryEffect &effect, const QString &reason,
              const QString &subject);
    void missNext(const PlayerId &player, const QString &reason);
    void letGo(const PlayerId &player, PlayerStatus why, const QString &reason);
    /// Takes the outcome of one of the functions that hire, buy or sign, with a line for the gold
    /// and one for what was got.
    Result<void> take(Result<Team> changed, TeamChange change);
    /// A note on the sheet that is neither a number nor a player: a sponsor, a stadium, an award.
    void noteHome(const KindOfChange &what, const RowId &subject, bool gained,
                  const QString &reason);

private:
    void put(Result<Team> changed);
    void injuryLines(const Player &before, const PlayerId &player, const QString &reason,
                     const QString &subject);

    AfterState &m_after;
};

} // namespace dugout
