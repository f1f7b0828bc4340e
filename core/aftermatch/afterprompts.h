// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// What coaches are asked for after the match, as journals keep it.
#define WORD_LIST "core/aftermatch/afterprompts.inc"
#define WORD_FAMILY AfterPrompts
#define WORD_SPACE AfterAsks
#include "core/text/wordfamily.inc"

} // namespace dugout
