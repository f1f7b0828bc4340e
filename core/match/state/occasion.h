// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/cardof.h"
#include "core/match/state/matchplayer.h"
#include "core/match/state/rowof.h"
#include "core/match/state/roworbook.h"
#include "core/match/state/stepkind.h"

#include <QMap>

namespace dugout {

/// Somebody for whom a die is rolled when his time has come.
struct LaterRoll
{
    PlayerRef player{};
    TableId table{};

    bool operator==(const LaterRoll &) const = default;
};

/// A card that was played and came back into the hand.
struct KeptCard
{
    CardOf card{};
    int drive = 0; ///< in which: it is not played again before another

    bool operator==(const KeptCard &) const = default;
};

/// How often somebody has wronged a side that remembers it.
struct Grudge
{
    PlayerRef against{};
    int count = 0;

    bool operator==(const Grudge &) const = default;
};

/// What the occasion brings to one side.
struct SideOccasion
{
    RowId legend{}; ///< the famous team it is: a row of `hall-of-fame`
    std::optional<RowId> eventTurn{}; ///< when its match event comes: a row of `match-event-turn`
    RowOf event{}; ///< which, until it has come
    std::vector<RowId> specialBalls{}; ///< those it has used
    CardOf wakingCard{}; ///< the card that brought players back from the knocked-out
    LaterRoll earlyBird{}; ///< who may be missing in the second half
    LaterRoll upset{}; ///< who ran off, until the next drive
    PlayerRef lastStanding{}; ///< who was promised an award for standing there at the end

    bool operator==(const SideOccasion &) const = default;
};

/// Somebody was blessed by one who does that once for each.
struct Blessing
{
    StepKind by{}; ///< the step of the one who blesses
    PlayerRef player{};

    bool operator==(const Blessing &) const = default;
};

/// What makes this match what it is, beside the two sides and the ball: who whistles, where it is
/// played, what was decided once.
struct Occasion
{
    RowId referee{}; ///< a row of one of the tables of referees
    bool refereeWarned = false; ///< has let the crowd roll again at this kick-off
    RowOf stadium{};
    Seat home = noSeat; ///< whose stadium it is
    bool rivals = false; ///< two old rivals turned up
    RowOrBook handicap{};
    RowOrBook kickOff{}; ///< the last result of the kick-off table
    PlayerRef underKick{}; ///< who went where this kick comes down; only proposed, so no fact
    bool freeConcession = false; ///< somebody gave up in a way that costs nothing
    RowId ball{}; ///< the special ball in play
    PlayerRef ballKicker{};
    std::optional<bool> hurtLastTurn{}; ///< whether the resting side took an injury then
    Seat turnEnded = noSeat; ///< who may still use his help because his turn is just over
    Seat hurriedUp = noSeat; ///< whose card gave both a free turn
    std::optional<PlayerRef> hurriedScorer{}; ///< who holds the ball in the end zone meanwhile
    std::vector<KeptCard> cardsKept{}; ///< cards that were not used after all
    CardList cardsRested{}; ///< cards that their coaches do not want to play in this match
    std::vector<Grudge> grudges{}; ///< one for each player who has wronged the other side
    std::vector<Blessing> blessings{};
    std::optional<bool> asksRolls{}; ///< whether the coaches want it otherwise than they began
    std::array<SideOccasion, 2> sides{};

    [[nodiscard]] SideOccasion &side(Seat seat) { return sides.at(static_cast<size_t>(seat)); }
    [[nodiscard]] const SideOccasion &side(Seat seat) const
    {
        return sides.at(static_cast<size_t>(seat));
    }
    bool operator==(const Occasion &) const = default;
};

/// The same as words, for files.
[[nodiscard]] QMap<QString, QString> factsOf(const Occasion &occasion);

} // namespace dugout
