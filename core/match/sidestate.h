// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchplayer.h"
#include "core/team/inducementshop.h"

#include <QHash>

namespace dugout {

/// The re-roll counters of a side. What is bought fills up at half-time; bonus ones do not.
struct Rerolls {
    int perHalf = 0; ///< bought, and inducements that refill with them
    int left = 0; ///< of `perHalf` in this half
    int bonusHalf = 0; ///< gained for this half: brilliant coaching, cheering fans, chef…
    int bonusDrive = 0; ///< gone when the drive ends
    bool leader = false; ///< the leader's, while one was on the pitch this half
    bool usedThisTurn = false; ///< one a turn

    [[nodiscard]] int available() const { return left + bonusHalf + bonusDrive + (leader ? 1 : 0); }
    bool operator==(const Rerolls &) const = default;
};

/// Everything that belongs to one of the two teams during the match.
struct SideState {
    std::vector<MatchPlayer> players;
    int score = 0;
    int turn = 0; ///< the turn marker: 0 before the first turn of a half
    int turnsPlayed = 0; ///< in the whole match, for the report
    Rerolls rerolls;
    int fans = 0; ///< who came to see this side
    int fame = 0;
    int bribes = 0;
    int apothecaries = 0; ///< still unused
    bool coachEjected = false;
    bool conceded = false;
    std::vector<Purchase> purchases; ///< inducements bought for this match
    int goldFromTreasury = 0; ///< spent on them
    QStringList cards; ///< held: "deck/card"
    QStringList cardsPlayed;
    QHash<QString, int> counters; ///< uses left of what the rules limit, by key

    [[nodiscard]] MatchPlayer *find(const PlayerId &id)
    {
        const auto found = std::find_if(players.begin(), players.end(),
                                        [&id](const MatchPlayer &one) { return one.id() == id; });
        return found == players.end() ? nullptr : &*found;
    }
    [[nodiscard]] const MatchPlayer *find(const PlayerId &id) const
    {
        return const_cast<SideState *>(this)->find(id); // NOLINT: the same search
    }
    [[nodiscard]] int countIn(Whereabouts where) const
    {
        return static_cast<int>(std::count_if(players.begin(), players.end(),
                                              [where](const MatchPlayer &one) { return one.where == where; }));
    }
    bool operator==(const SideState &) const = default;
};

} // namespace dugout
