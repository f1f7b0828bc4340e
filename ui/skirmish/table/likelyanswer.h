// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/play/prompt.h"

namespace dugout {

/// What a player most likely answers, so that Enter gives it: nobody reacts, the power step is
/// passed, who won a roll-off goes first. Empty where anything is as likely.
[[nodiscard]] QString likelyAnswer(const Prompt &prompt);
/// Who has just said, in `last`, that he plays a card or reacts: it is taken from the hand.
[[nodiscard]] bool cameForACard(const Prompt &prompt, const Event &last);

} // namespace dugout
