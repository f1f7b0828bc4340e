// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"

namespace dugout {

/// The report of a match with its check code and what it changed in both teams, as far as they got.
[[nodiscard]] MatchReport makeFullReport(const MatchSession &session);

/// What changed in the team of one side only, for a page of its own.
[[nodiscard]] MatchReport changesOnly(MatchReport report, Seat seat);

} // namespace dugout
