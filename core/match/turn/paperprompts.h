// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// What a match from paper asks since there is one sheet for all of it, as journals keep it.
#define WORD_LIST "core/match/turn/paperprompts.inc"
#define WORD_FAMILY PaperPrompts
#define WORD_SPACE PaperAsks
#include "core/text/wordfamily.inc"

} // namespace dugout
