// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/skirmish/skirmishchanges.h"

namespace dugout {

[[nodiscard]] Prompt askChoice(const QString &id, Seat seat, QStringList choices, int atLeast = 1,
                               int atMost = 1);
[[nodiscard]] Prompt askNumber(const QString &id, Seat seat, int lowest, int highest);
[[nodiscard]] Prompt askConfirm(const QString &id, Seat seat = noSeat);
/// Free words; none are words too.
[[nodiscard]] Prompt askText(const QString &id, Seat seat);
/// `count` dice of one kind; the faces are numbered in their order.
[[nodiscard]] Prompt askDice(const QString &id, Seat seat, int count, const SkirmishDie &die);

/// A choice that chance makes, such as the cards on top of a deck.
[[nodiscard]] Prompt askLot(const QString &id, Seat seat, QStringList choices, int atLeast,
                            int atMost);
/// The same prompt as something that is only offered beside what is asked.
[[nodiscard]] Prompt aside(Prompt prompt);

[[nodiscard]] QStringList hexChoices(const std::vector<Hex> &hexes);
[[nodiscard]] QStringList fighterChoices(const std::vector<FighterRef> &fighters);
[[nodiscard]] QStringList cardChoices(const CardPile &pile);
/// "seat:0", "seat:1"…
[[nodiscard]] QStringList seatChoices(const std::vector<Seat> &seats);
[[nodiscard]] Seat seatOf(const QString &choice);
[[nodiscard]] std::vector<Seat> allSeats(const SkirmishState &state);

} // namespace dugout
