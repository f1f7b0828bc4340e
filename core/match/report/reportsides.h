// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"

namespace dugout {

/// A side as it stands in the state, without its time.
[[nodiscard]] ReportSide reportSide(const MatchContext &context, const MatchState &state,
                                    Seat seat);
/// Weather, stadium, referee and handicap: what held for both.
void addConditions(MatchReport &report, const MatchContext &context, const MatchState &state);

} // namespace dugout
