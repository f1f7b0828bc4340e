// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"

namespace dugout {

/// What one event adds to the course of the match; `after` is the state it led to.
void addMoments(std::vector<ReportMoment> &moments, const MatchContext &context,
                const MatchState &after, const Event &event);

} // namespace dugout
