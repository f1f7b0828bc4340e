// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// What the modifiers and reactions of cards are made of, as `values` and journals spell it.

// What a modifier changes.
#define WORD_LIST "core/skirmish/cards/modifiernames.inc"
#define WORD_FAMILY ModifierNames
#define WORD_SPACE Modifies
#include "core/text/wordfamily.inc"

// When a modifier counts; none: always.
#define WORD_LIST "core/skirmish/cards/conditionnames.inc"
#define WORD_FAMILY ConditionNames
#define WORD_SPACE Whenever
#include "core/text/wordfamily.inc"

// The moments at which reactions may be played.
#define WORD_LIST "core/skirmish/cards/triggernames.inc"
#define WORD_FAMILY TriggerNames
#define WORD_SPACE Trigger
#include "core/text/wordfamily.inc"

// What an objective asks for.
#define WORD_LIST "core/skirmish/cards/scorenames.inc"
#define WORD_FAMILY ScoreNames
#define WORD_SPACE Scores
#include "core/text/wordfamily.inc"

} // namespace dugout
