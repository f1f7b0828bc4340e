// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leagueevent.h"

namespace dugout {

// Matches that nobody draws: the commissioner or the coaches themselves agree on them. Like a draw
// they are events that are looked at before they are kept.

/// An ordinary match by hand: of a ladder, open play or a friendly. Refused where the two have met
/// twice running.
[[nodiscard]] Result<LeagueEvent> pairByHand(const League &league, const CompetitionId &competition,
                                             const EntrantId &home, const EntrantId &away,
                                             bool friendly = false);

/// What answering a challenge makes happen: a fixture, or an awarded result.
[[nodiscard]] Result<std::vector<LeagueEvent>>
answerChallenge(const League &league, const CompetitionId &competition, int challenge,
                ChallengeAnswer answer, const EntrantId &substitute = {});

} // namespace dugout
