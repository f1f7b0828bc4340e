// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Whether a match can be started so. Refuses a team of another edition, one that plays against
/// itself, and a new one with too few players, in one sentence.
[[nodiscard]] Result<void> checkSetup(const MatchSetup &setup, const Ruleset &ruleset);

/// The setup as a new match keeps it: what decides which steps a match has at all is written down,
/// so that it is always played as it was begun.
[[nodiscard]] MatchSetup settledSetup(MatchSetup setup, const Ruleset &ruleset);

/// What stands among the options of a match that was played without Dugout.
[[nodiscard]] OptionId fromPaperMark();

/// Options that the edition does not have, as a hand-written file may name them.
[[nodiscard]] QStringList unknownOptions(const MatchSetup &setup, const Ruleset &ruleset);

} // namespace dugout
