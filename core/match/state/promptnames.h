// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// What coaches are asked for, as journals keep it.
#define WORD_LIST "core/match/state/promptnames.inc"
#define WORD_FAMILY PromptNames
#define WORD_SPACE Asks
#include "core/text/wordfamily.inc"

// What coaches choose from, where it is no player, row or card.
#define WORD_LIST "core/match/state/choicenames.inc"
#define WORD_FAMILY ChoiceNames
#define WORD_SPACE Choice
#include "core/text/wordfamily.inc"

} // namespace dugout
