// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// What code itself makes last, besides what a card or a row says by its keys.
#define WORD_LIST "core/match/state/ongoingnames.inc"
#define WORD_FAMILY OngoingNames
#define WORD_SPACE Lasts
#include "core/text/wordfamily.inc"

// What a side has more of, or uses up, in a match.
#define WORD_LIST "core/match/state/counternames.inc"
#define WORD_FAMILY CounterNames
#define WORD_SPACE Counter
#include "core/text/wordfamily.inc"

} // namespace dugout
