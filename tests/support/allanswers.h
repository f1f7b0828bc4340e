// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

namespace dugout {

/// Every answer there is to a prompt of dice, choice or confirmation; numbers give their two ends.
/// Several choices are listed as each single one and the least and most that are allowed.
[[nodiscard]] std::vector<Event> allAnswers(const Prompt &prompt);

} // namespace dugout
