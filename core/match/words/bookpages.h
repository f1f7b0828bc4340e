// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// The table whose words are asked for now, because they stand only in a book; null where the
/// prompt is answered otherwise.
[[nodiscard]] const Table *bookTable(const MatchContext &context, const MatchState &state,
                                     const QString &prompt);

} // namespace dugout
