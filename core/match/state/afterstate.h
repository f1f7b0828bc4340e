// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/changekinds.h"
#include "core/match/state/step.h"
#include "core/team/team.h"

#include <QMap>
#include <QSet>

#include <array>
#include <memory>
#include <optional>

namespace dugout {

/// One line of what a match changed in a team.
struct TeamChange
{
    KindOfChange kind{};
    PlayerId player{}; ///< whom it concerns; empty for the whole team
    /// What it is about: a skill, a characteristic, an asset, a row, or the name that a coach gave
    /// his stadium. A text, for that is all that results keep of it: its kind says how to read it.
    QString subject{};
    int before = 0;
    int after = 0;
    QString reason{}; ///< the table or row it follows from, the dice or how often; read likewise

    bool operator==(const TeamChange &) const = default;
};

/// One team on its way from the whistle to its next sheet. Each coach has his own list of what is
/// to come, so that neither waits for the other unless the rules say so.
struct AfterSide
{
    bool takesPart = false; ///< false: nothing changes, such as in a one-off game
    Team team; ///< as far as it got
    std::vector<Step> agenda; ///< what is to come for this team, the next one last
    std::vector<TeamChange> changes;
    std::optional<int> winnings; ///< so far, once there were any
    std::optional<int> leaguePoints;
    std::optional<int> pettyCash; ///< what is left of it, until it goes back to the treasury
    std::optional<int> residence; ///< what the roll for a home came to, for the other to see
    bool paidForResidence = false; ///< with the winnings of this match
    int recruits = 0; ///< so many of the dead who may join were asked for
    int raisedAwards = 0; ///< of the one who was raised in the match: his if he joins
    QSet<QString> rolledToStay; ///< team ids of those who rolled whether they desert
    QSet<QString> pointsEntered; ///< team ids of those whose points were read from the book
    QSet<QString> injuriesEntered; ///< the same for injuries
    QMap<QString, int> lostRolls; ///< improvements with nothing left to learn, by player
    QMap<QString, QString> names; ///< team ids of those who joined for the match, by match id
    QMap<QString, QList<int>> rolls; ///< improvement dice that wait for a choice, by player
    QStringList dead; ///< team ids of those who will be struck off

    bool operator==(const AfterSide &) const = default;
};

struct AfterState
{
    bool begun = false; ///< something was answered: the match itself is no longer changed by hand
    std::array<AfterSide, 2> sides;
    std::optional<int> exposure; ///< gold that one roll brings to both

    [[nodiscard]] AfterSide &side(Seat seat) { return sides.at(static_cast<size_t>(seat)); }
    [[nodiscard]] const AfterSide &side(Seat seat) const
    {
        return sides.at(static_cast<size_t>(seat));
    }
    bool operator==(const AfterState &) const = default;
};

/// What follows the whistle, as a part of the state of a match: not there before, and shared
/// between copies so that folding the match itself stays cheap.
class AfterPart
{
public:
    [[nodiscard]] bool isSet() const { return m_state != nullptr; }
    /// Only when it is set.
    [[nodiscard]] const AfterState &get() const { return *m_state; }
    /// To be changed: copies keep what they have.
    [[nodiscard]] AfterState &edit();
    void set(AfterState state) { m_state = std::make_shared<AfterState>(std::move(state)); }
    [[nodiscard]] bool hasBegun() const { return m_state && m_state->begun; }

    bool operator==(const AfterPart &other) const;

private:
    std::shared_ptr<AfterState> m_state;
};

} // namespace dugout
