// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

namespace dugout {

// What a match is played as (`MatchSetup::occasion`), where it is more than one of many.
#define WORD_LIST "core/match/state/playednames.inc"
#define WORD_FAMILY PlayedNames
#define WORD_SPACE Played
#include "core/text/wordfamily.inc"

} // namespace dugout
