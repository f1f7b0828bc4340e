// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/matchrepository.h"

namespace dugout {

/// What a change of a kept match brings about beyond the match itself: somebody has to accept that
/// first. Nothing when it concerns this match alone, or cannot be made at all; then the match is
/// simply changed, and says itself why it cannot be. An error when the later matches or the sheets
/// could not be read: then nothing may be changed, for nobody knows what follows from it.
[[nodiscard]] Result<std::optional<CorrectionChain>>
reviewedChange(const MatchRepository &matches, const JournalId &id, const MatchSession &session,
               RulesetLibrary &library, const LogAction &change);

} // namespace dugout
