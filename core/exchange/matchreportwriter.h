// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/reportsections.h"

#include <QJsonObject>

namespace dugout {

// A match report in the formats that need no printer, in the language of the moment.

[[nodiscard]] QString reportText(const MatchReport &report, ReportContent content = reportSections);
/// A page of its own that needs nothing from elsewhere.
[[nodiscard]] QString reportHtml(const MatchReport &report, ReportContent content = reportSections);
/// Ends with `check`, a code over everything before it: a file that was altered no longer fits it.
[[nodiscard]] QJsonObject reportJson(const MatchReport &report);

/// Whether a report in JSON is as it was written.
[[nodiscard]] bool isReportUnaltered(const QJsonObject &report);

} // namespace dugout
