// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// One of a player's numbers, and by how much it is another than his position's.
struct PlayerFigure
{
    Stat stat = Stat::Movement;
    int value = 0;
    int change = 0;

    bool operator==(const PlayerFigure &) const = default;
};

/// What a coach wants to know of a player at a glance, in the language of the moment.
struct PlayerCard
{
    QString name{}; ///< "#8 Urgash"
    QString
        role{}; ///< "Black Orc", with the kind of who only helps out; empty when the name says it
    std::vector<PlayerFigure> figures{};
    QStringList skills{};
    QStringList ills{}; ///< old injuries, and those of this match
    QStringList now{}; ///< how he is at this moment
    QStringList done{}; ///< this turn
    QStringList lent{}; ///< cards and events that hold for him: "Name: what it does"
    QStringList gained{}; ///< those of his skills that he has learnt

    bool operator==(const PlayerCard &) const = default;
};

/// Empty for nobody.
[[nodiscard]] PlayerCard playerCard(const MatchContext &context, const MatchState &state,
                                    const PlayerRef &ref);
/// In a few lines, to be shown beside his name.
[[nodiscard]] QString playerCardText(const PlayerCard &card);
/// "Block, +Guard": what he has learnt is marked as his numbers are.
[[nodiscard]] QString skillWords(const PlayerCard &card);
/// The skills that a player has learnt, "+Guard"; none for most.
[[nodiscard]] QStringList gainedWords(const MatchContext &context, const MatchPlayer &player);
/// "ST 4 (+1)".
[[nodiscard]] QString figureWords(const PlayerFigure &figure);

/// "no tackle zone (Bone-head)": what a roll has left on him.
[[nodiscard]] QStringList hindranceWords(const MatchContext &context, const MatchPlayer &player);
/// "journeyman", "mercenary", "freebooter", "star"; empty for one of the roster.
[[nodiscard]] QString kindWords(const Participant &who);
/// What a list says behind the name: "Blitzer, +1 ST".
[[nodiscard]] QString roleInShort(const MatchContext &context, const MatchState &state,
                                  const PlayerRef &ref);
/// The same, what ails him for good and what he has learnt, for every list of players:
/// "Blitzer, +1 ST", "1 niggling", "+Guard".
[[nodiscard]] QStringList notesInShort(const MatchContext &context, const MatchState &state,
                                       const PlayerRef &ref);

} // namespace dugout
