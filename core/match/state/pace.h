// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/chessclock.h"
#include "core/play/eventlog.h"

namespace dugout {

/// How long a turn may take; 0 where the edition or the coaches set no limit.
[[nodiscard]] qint64 turnLimitMs(const Ruleset &ruleset, const OptionChoices &options);
[[nodiscard]] qint64 turnLimitMs(const MatchContext &context);
/// What was spent at the table between two answers; nothing where it is so long that everybody had
/// left it, as over night. The first may be 0, for none.
[[nodiscard]] qint64 spentMs(qint64 fromMs, qint64 toMs);
/// Names the turn that is played, for its time; empty between turns.
[[nodiscard]] QString clockKey(const MatchState &state);
/// The clock of a match at this point: the turns that were played by now count, and none that an
/// undo took away.
[[nodiscard]] ChessClock chessClock(const MatchState &state, const TurnTimes &times,
                                    const TurnClock &turn, qint64 bankMs);
/// Turns that both sides still have to the end of the regular halves.
[[nodiscard]] int turnsLeft(const MatchContext &context, const MatchState &state);
/// When the match will end if it goes on like this, in milliseconds since 1970. Long breaks do not
/// count; before a few turns were played each is taken to last as long as it may. 0 once it is
/// over.
[[nodiscard]] qint64 projectedEndMs(const MatchContext &context, const MatchState &state,
                                    const EventLog &log, qint64 nowMs);

} // namespace dugout
