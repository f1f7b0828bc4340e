// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/cardof.h"
#include "core/match/state/matchplayer.h"
#include "core/shop/inducementshop.h"

#include <QMap>

namespace dugout {

/// The re-roll counters of a side. What is bought fills up at half-time; bonus ones do not.
struct Rerolls
{
    int perHalf = 0; ///< bought, and inducements that refill with them
    int left = 0; ///< of `perHalf` in this half
    int bonusHalf = 0; ///< gained for this half: brilliant coaching, cheering fans, chef…
    int bonusDrive = 0; ///< gone when the drive ends
    bool leader = false; ///< the leader's, unused so far
    bool leaderCame = false; ///< a leader stood on the pitch in this half already
    int usedThisTurn = 0;

    [[nodiscard]] int team() const { return left + bonusHalf + bonusDrive; }
    [[nodiscard]] int available() const { return team() + (leader ? 1 : 0); }
    bool operator==(const Rerolls &) const = default;
};

/// Everything that belongs to one of the two teams during the match.
struct SideState
{
    std::vector<MatchPlayer> players;
    bool tracked = true; ///< false for a quick team without a roster: its players are not named
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
    bool confirmed = false; ///< the coach stands by the result
    int transferred = 0; ///< gold taken out of the treasury for the shop
    int gift = 0; ///< gold from elsewhere for the shop
    int treasury = 0; ///< what is left of it once the shop is closed
    std::vector<Purchase> purchases; ///< inducements bought for this match
    CardList drawn; ///< cards on the table while it is settled which are kept
    QMap<DeckId, int> boughtDraws; ///< of those, drawn because they were bought, by deck
    CardList cards; ///< held
    CardList cardsPlayed;
    QMap<QString, int> counters; ///< uses left of what the rules limit, by key

    [[nodiscard]] MatchPlayer *find(const PlayerId &id);
    [[nodiscard]] const MatchPlayer *find(const PlayerId &id) const
    {
        return const_cast<SideState *>(this)->find(id); // NOLINT: the same search
    }
    [[nodiscard]] int countIn(Whereabouts where) const
    {
        return static_cast<int>(
            std::count_if(players.begin(), players.end(),
                          [where](const MatchPlayer &one) { return one.where == where; }));
    }
    [[nodiscard]] int countToSetUp() const
    {
        return static_cast<int>(
            std::count_if(players.begin(), players.end(),
                          [](const MatchPlayer &one) { return one.canBeSetUp(); }));
    }
    bool operator==(const SideState &) const = default;
};

} // namespace dugout
