// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/keptword.h"

namespace dugout {

// What a match changes in a team, as results keep it.
#define WORD_LIST "core/match/state/changekinds.inc"
#define WORD_FAMILY ChangeKinds
#define WORD_SPACE ChangeKind
#include "core/text/wordfamily.inc"

/// One of them, or what a later version wrote in a result.
using KindOfChange = KeptWord<ChangeKinds>;

} // namespace dugout
