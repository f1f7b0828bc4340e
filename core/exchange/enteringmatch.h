// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchcontext.h"
#include "core/play/documents.h"

namespace dugout {

/// A team that was still being built and breaks no rule is founded by its first match: the gold it
/// did not spend is its treasury from now on.
[[nodiscard]] bool isFoundedByMatch(const Team &team, const Ruleset &ruleset);

/// The setup as the match starts from it. A league founds the kept teams too, both or none, so
/// that the outcome can be written onto the sheet that came to the match.
Result<MatchSetup> enterMatch(MatchSetup setup, const Ruleset &ruleset, DocumentStore &documents,
                              qint64 nowMs);

} // namespace dugout
