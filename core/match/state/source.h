// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/stepsubject.h"

namespace dugout {

/// How somebody begins a drive who would stand otherwise.
enum class StartsDrive { LyingDown, Stunned };

/// What brought something that lasts for a while: a card, a row, a table, a roll that hinders, a
/// helper, a rule by its key, or how somebody has to begin.
using Source = std::variant<std::monostate, CardOf, RowId, TableId, RollId, InducementId,
                            OngoingEffectId, StartsDrive>;

/// Its id, whatever it is; empty for none.
[[nodiscard]] QString sourceText(const Source &source);

} // namespace dugout
