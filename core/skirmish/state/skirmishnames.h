// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// The kinds of steps of a skirmish.
#define WORD_LIST "core/skirmish/state/skirmishkinds.inc"
#define WORD_FAMILY SkirmishKinds
#define WORD_SPACE SkirmishKind
#include "core/text/wordfamily.inc"

// What players of a skirmish are asked for, as journals keep it.
#define WORD_LIST "core/skirmish/state/skirmishprompts.inc"
#define WORD_FAMILY SkirmishPrompts
#define WORD_SPACE SkirmishAsks
#include "core/text/wordfamily.inc"

// What players of a skirmish choose from, where it is no fighter, hex or card.
#define WORD_LIST "core/skirmish/state/skirmishchoices.inc"
#define WORD_FAMILY SkirmishChoices
#define WORD_SPACE SkirmishChoice
#include "core/text/wordfamily.inc"

} // namespace dugout
