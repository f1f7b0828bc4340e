// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/resultrecord.h"

namespace dugout {

/// The result of a match that the first release finished, and that no longer fits today's rules:
/// what the sheets that its teams came with and those that were noted afterwards differ in.
/// `session` has it folded as far as it fits. None of a league match whose outcome nobody noted.
[[nodiscard]] std::optional<ResultRecord>
resultBySheets(DocumentStore &documents, const Journal &journal, const MatchSession &session);

} // namespace dugout
