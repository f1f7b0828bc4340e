// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"

#include <QCoreApplication>

namespace dugout {

/// Translated words of the match report.
struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchReport)
};

/// "Half 1" or "Extra time".
[[nodiscard]] QString reportHalf(int half);
/// A dash for neither side.
[[nodiscard]] QString reportTeam(const MatchReport &report, Seat seat);

/// What the table or the book said of it, and whether it was mended.
[[nodiscard]] QString casualtyResult(const ReportCasualty &casualty);

} // namespace dugout
