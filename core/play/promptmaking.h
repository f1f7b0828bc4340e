// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

namespace dugout {

// How the steps of every game make what they ask.

[[nodiscard]] Prompt dicePrompt(const QString &id, Seat seat, const QString &dice);
/// As many dice as said, at least one and at most twenty.
[[nodiscard]] Prompt dicePrompt(const QString &id, Seat seat, int count, int faces);
[[nodiscard]] Prompt choicePrompt(const QString &id, Seat seat, const QStringList &choices,
                                  int atLeast = 1, int atMost = 1);
/// A choice that chance makes, such as the cards on top of a deck.
[[nodiscard]] Prompt lotPrompt(const QString &id, Seat seat, const QStringList &choices,
                               int atLeast = 1, int atMost = 1);
[[nodiscard]] Prompt yesNoPrompt(const QString &id, Seat seat);
[[nodiscard]] bool isYes(const Event &event);
[[nodiscard]] Prompt numberPrompt(const QString &id, Seat seat, int atLeast, int atMost);
[[nodiscard]] Prompt confirmPrompt(const QString &id, Seat seat = noSeat);
/// Enough: everything else that is offered may be left.
[[nodiscard]] Prompt passPrompt(const QString &id, Seat seat);
[[nodiscard]] Prompt textPrompt(const QString &id, Seat seat);
/// That alone. A braced list would copy it.
[[nodiscard]] std::vector<Prompt> only(Prompt prompt);
/// The same prompt as something that is only offered beside what is asked.
[[nodiscard]] Prompt aside(Prompt prompt);

} // namespace dugout
