// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/promptmaking.h"
#include "core/skirmish/state/skirmishaction.h"
#include "core/skirmish/state/skirmishchanges.h"

namespace dugout {

[[nodiscard]] QStringList hexChoices(const std::vector<Hex> &hexes);
[[nodiscard]] QStringList fighterChoices(const std::vector<FighterRef> &fighters);
[[nodiscard]] QStringList cardChoices(const CardPile &pile);
[[nodiscard]] QStringList seatChoices(const std::vector<Seat> &seats);
/// The player whom a choice names; noSeat for none.
[[nodiscard]] Seat seatOf(const QString &choice);
/// The fighter and the card that it names, if any, are in this game.
[[nodiscard]] bool isKnown(const SkirmishAction &action, const SkirmishContext &context,
                           const SkirmishState &state);
/// For an answer that nobody can have been offered.
[[nodiscard]] Error notAChoice(const QString &choice);
/// The prompt "score.1" is about seat 1.
[[nodiscard]] Seat seatIn(const QString &prompt);
[[nodiscard]] std::vector<Seat> allSeats(const SkirmishState &state);
[[nodiscard]] bool isAmong(const std::vector<Seat> &seats, Seat seat);
/// The roll-off for who begins an action phase, whose winner says so.
void pushFirstPlayer(SkirmishState &state);
/// Sudden death is over as soon as nobody of a warband is left.
[[nodiscard]] bool isDecided(const SkirmishState &state);

} // namespace dugout
