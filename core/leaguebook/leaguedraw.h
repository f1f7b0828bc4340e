// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/leaguebook/leagueevent.h"
#include "core/leaguebook/playedout.h"

namespace dugout {

// Draws: each looks at a league and answers the events that would happen, so that a draw can be
// looked at before it is kept. The same source in the same state draws the same.

/// The next round, or all the rounds of a round robin, or the first of the next phase once the one
/// before is played out. A round that is drawn and not published is drawn again around its pinned
/// pairs.
[[nodiscard]] Result<std::vector<LeagueEvent>>
drawNext(const League &league, const CompetitionId &competition, RandomSource &lot);

/// Whether what is drawn and not published could be drawn otherwise: all of a phase of which
/// nothing is published, or the next round of a Swiss.
[[nodiscard]] bool canDrawAgain(const Competition &competition);

/// Whether a pair can be pinned so that a draw around it keeps it: one that is drawn and not
/// published, and where a whole phase is drawn at once, one of its first round. A bye is no pair.
[[nodiscard]] bool canPin(const Competition &competition, const LeagueRound &round,
                          const LeagueFixture &fixture);

/// Whether a draw would end a phase in which coaches find their opponents themselves, and begin the
/// next: all of it is played, and only the commissioner says that no more is.
[[nodiscard]] bool canDrawNextPhase(const Competition &competition);
/// Whether a draw would begin a phase after the first: all that is drawn before it is played.
[[nodiscard]] bool isNextPhaseDue(const Competition &competition);

} // namespace dugout
