// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/sidestate.h"
#include "core/match/step.h"

#include <array>

namespace dugout {

/// What a drive was, for the line score.
struct DriveRecord {
    int half = 1;
    Seat kicking = noSeat;
    Seat scoredBy = noSeat;
    PlayerRef scorer;
    std::array<int, 2> turnsAtEnd {};

    bool operator==(const DriveRecord &) const = default;
};

/// The whole of a match at one moment. Nothing changes it but the fold of events in match.h.
struct MatchState {
    std::array<SideState, 2> sides;
    std::vector<Step> agenda; ///< what is to come, the next one last

    int half = 0; ///< 0 before the match, 1, 2, then 3 for extra time
    int drive = 0; ///< counted through the match
    Seat kicking = noSeat; ///< this drive
    Seat kickedFirst = noSeat; ///< in the first half; the other kicks the second
    Seat active = noSeat; ///< whose turn it is
    QString weather; ///< row of the weather table
    PlayerRef carrier; ///< if anybody keeps track of the ball
    bool finished = false;
    std::vector<DriveRecord> drives;
    QHash<QString, QString> facts; ///< what was decided once: referee, stadium, ball…

    [[nodiscard]] SideState &side(Seat seat) { return sides.at(static_cast<size_t>(seat)); }
    [[nodiscard]] const SideState &side(Seat seat) const { return sides.at(static_cast<size_t>(seat)); }
    [[nodiscard]] static Seat otherSeat(Seat seat) { return 1 - seat; }
    [[nodiscard]] MatchPlayer *find(const PlayerRef &ref);
    [[nodiscard]] const MatchPlayer *find(const PlayerRef &ref) const;
    /// The players of a side that satisfy a test, as choices name them.
    template<typename Test>
    [[nodiscard]] QStringList refs(Seat seat, Test test) const
    {
        QStringList found;
        for (const MatchPlayer &player : side(seat).players) {
            if (test(player))
                found.append(PlayerRef {seat, player.id()}.toString());
        }
        return found;
    }
    bool operator==(const MatchState &) const = default;
};

} // namespace dugout
