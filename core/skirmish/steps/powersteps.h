// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/skirmish/state/skirmishchanges.h"

namespace dugout {

/// What one player is asked in the power step.
[[nodiscard]] Prompt playerPowerPrompt(const SkirmishContext &context, const SkirmishState &state,
                                       const SkirmishStep &step);

/// Whether what the card needs is there, such as a friendly fighter.
[[nodiscard]] bool canPlayPloy(const SkirmishState &state, Seat seat, const SkirmishCard &card);
/// Reveals it: to the discards, or face up beside them if it lasts; then does what it says.
void playPloy(const SkirmishContext &context, SkirmishState &state, Seat seat, const CardId &card);
/// Whom the attack action that is under way did not succeed against, if he can be attacked again.
[[nodiscard]] QStringList failedTargets(const SkirmishContext &context, const SkirmishState &state);
/// Upgrades in hand that can be paid for and given to somebody.
[[nodiscard]] QStringList playableUpgrades(const SkirmishContext &context,
                                           const SkirmishState &state, Seat seat);

} // namespace dugout
