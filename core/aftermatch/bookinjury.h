// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/team/playerlife.h"

namespace dugout {

// Injuries whose table stands on a page we do not have: the coach says what the book says.

/// What an injury of the book may be, as choices of a prompt.
[[nodiscard]] const QStringList &bookInjuryEffects();
/// One or several of: nothing lasting, misses the next match, niggling, a characteristic, dead.
[[nodiscard]] Prompt bookInjuryPrompt(const QString &id, Seat seat);
/// The gravest counts where the choices contradict each other.
[[nodiscard]] InjuryEffect bookInjury(const QStringList &choices);

/// "−1 MA": one of the choices in the language of the moment.
[[nodiscard]] QString bookInjuryWord(const QString &choice);

} // namespace dugout
