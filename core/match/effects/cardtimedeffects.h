// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What cards lend to players, and for how long.

/// A number of cards that let a player roll nothing again.
inline const QString noOwnRerolls = QStringLiteral("no-own-re-rolls");

/// How long what a card does goes on.
[[nodiscard]] Until lastsUntil(const PlayCard &card);
/// Through this turn and the next one of the other side.
[[nodiscard]] bool lastsTwoTurns(const PlayCard &card);
/// What it adds to a player's numbers.
[[nodiscard]] Profile changeOf(const PlayCard &card);
/// What a card lends to the player it is played on.
[[nodiscard]] TimedEffect timedEffectOf(const CardOf &id, const PlayCard &card);
/// He counts as whom the card brings, whatever he is and knows himself.
void transformInto(MatchPlayer &player, const CardOf &source, const PlayCard &card);
/// A number of the cards that were played on a player and still last.
[[nodiscard]] int timedEffectValue(const MatchContext &context, const MatchPlayer &player,
                                   const QString &key);

} // namespace dugout
