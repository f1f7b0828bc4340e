// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/promptmaking.h"
#include "core/skirmish/skirmishchanges.h"

namespace dugout {

// Other names of what core/play makes.
[[nodiscard]] inline Prompt askChoice(const QString &id, Seat seat, const QStringList &choices,
                                      int atLeast = 1, int atMost = 1)
{
    return choicePrompt(id, seat, choices, atLeast, atMost);
}
[[nodiscard]] inline Prompt askNumber(const QString &id, Seat seat, int lowest, int highest)
{
    return numberPrompt(id, seat, lowest, highest);
}
[[nodiscard]] inline Prompt askConfirm(const QString &id, Seat seat = noSeat)
{
    return confirmPrompt(id, seat);
}
[[nodiscard]] inline Prompt askLot(const QString &id, Seat seat, const QStringList &choices,
                                   int atLeast, int atMost)
{
    return lotPrompt(id, seat, choices, atLeast, atMost);
}
/// Free words; none are words too.
[[nodiscard]] inline Prompt askText(const QString &id, Seat seat)
{
    Prompt prompt = textPrompt(id, seat);
    prompt.atLeast = 0;
    return prompt;
}
/// `count` dice of one kind; the faces are numbered in their order.
[[nodiscard]] Prompt askDice(const QString &id, Seat seat, int count, const SkirmishDie &die);

[[nodiscard]] QStringList hexChoices(const std::vector<Hex> &hexes);
[[nodiscard]] QStringList fighterChoices(const std::vector<FighterRef> &fighters);
[[nodiscard]] QStringList cardChoices(const CardPile &pile);
/// "seat:0", "seat:1"…
[[nodiscard]] QStringList seatChoices(const std::vector<Seat> &seats);
[[nodiscard]] Seat seatOf(const QString &choice);
[[nodiscard]] std::vector<Seat> allSeats(const SkirmishState &state);

} // namespace dugout
