// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/event.h"

namespace dugout {

// What the coaches of a match confirm is what was entered: who came, under which rules, and every
// answer since. It never depends on what the program derives from that, so that a match stays
// confirmed when a later Dugout reads the rules or names its state otherwise.

/// The sum of a match before its first event.
[[nodiscard]] quint64 enteredSum(const MatchSetup &setup);
/// The sum with one event more. Confirmations themselves leave it as it is.
[[nodiscard]] quint64 withEntered(quint64 sum, const Event &event);

[[nodiscard]] bool isConfirmation(const Event &event);
/// Its code is in the form that Dugout 0.1 had: eight digits without a hyphen.
[[nodiscard]] bool isConfirmationOfFirstForm(const Event &event);
/// Names what is confirmed, in a form that two coaches can compare: "1A2B-3C4D".
[[nodiscard]] QString confirmationCode(quint64 sum);

} // namespace dugout
