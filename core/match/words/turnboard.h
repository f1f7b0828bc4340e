// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

#include <span>

namespace dugout {

// What a turn is made of as it is laid out for the eye: the same places in the window and on
// phones.

/// How large it stands there.
enum class TurnPlaceSize { Tile, Ending, Side, Chip };

/// A place of the turn's menu.
struct TurnPlace
{
    QStringView prompt;
    TurnPlaceSize size;
    const char *icon = "";
    const char *says = nullptr; ///< in a word, where its prompt needs more; context `TurnBoard`
    const char *note = nullptr; ///< the same for what stands small below it
    bool comesAndGoes = false; ///< hired help: it has a place only while there is any
};

/// It asks nothing itself: it leads to the rolls on the way.
inline constexpr QStringView movePlace = u"turn.move";

/// In the order of the places. `quick` is what a sheet needs after the match; the rolls that lead
/// to it are made at the table then.
[[nodiscard]] std::span<const TurnPlace> turnPlaces(bool quick);
/// What a player rolls on his way, and what he has to roll before anything else.
[[nodiscard]] bool isRolledOnTheWay(QStringView prompt);
/// Of those that are not offered now, whether this match knows it at all.
[[nodiscard]] bool isKnownInTurn(const MatchContext &context, const MatchState &state,
                                 const QString &prompt);
/// Who has the ball has brought it where it counts: nothing is nearer than to say so.
[[nodiscard]] bool isTouchdownDue(const MatchState &state);
/// The words of a place, in the language of the moment; empty for none.
[[nodiscard]] QString placeWords(const char *words);

} // namespace dugout
