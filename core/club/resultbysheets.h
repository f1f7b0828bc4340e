// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/resultrecord.h"

namespace dugout {

/// The result of a match that the first release finished, and that no longer fits today's rules: the
/// score of its list entry, and for each team what the sheet it came with and the one that was noted
/// afterwards differ in. `session` has it folded as far as it fits.
[[nodiscard]] ResultRecord resultBySheets(DocumentStore &documents, const Journal &journal,
                                          const MatchSession &session);

} // namespace dugout
