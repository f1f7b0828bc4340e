// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

namespace dugout {

/// A roll that is kept or made again before it counts is one question, with the dice that lie there
/// as they were answered last.
void askBeforeItCounts(std::vector<OfferedPrompt> &all, const AnswerShown &last);

} // namespace dugout
