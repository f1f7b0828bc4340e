// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/text/knownword.h"

#include <variant>

namespace dugout {

// What is known of a player's turn beside the skills and rolls that serve him once.
#define WORD_LIST "core/match/state/turnmarks.inc"
#define WORD_FAMILY TurnMarks
#define WORD_SPACE TurnMark
#include "core/text/wordfamily.inc"

/// A skill or a roll that serves once a turn, or a mark.
using TurnUse = std::variant<SkillId, RollId, KnownWord<TurnMarks>>;

/// Its id or word.
[[nodiscard]] QString turnUseText(const TurnUse &use);

} // namespace dugout
