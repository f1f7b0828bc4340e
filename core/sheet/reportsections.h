// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"

namespace dugout {

// The words of a match report, in the language of the moment: what every format shows.

/// A heading and a table. Columns without a title name their rows.
struct ReportSection
{
    QString heading;
    QStringList columns;
    std::vector<QStringList> rows;

    bool operator==(const ReportSection &) const = default;
};

/// "Orcs 2 – 1 Humans".
[[nodiscard]] QString reportTitle(const MatchReport &report);
/// Who won, or why nobody has.
[[nodiscard]] QString reportOutcome(const MatchReport &report);
/// When it was played, and by which rules.
[[nodiscard]] QString reportDate(const MatchReport &report);
/// Weather, gate, stadium, referee and handicap, a line for each that there was.
[[nodiscard]] QStringList reportConditions(const MatchReport &report);
/// The heading of a section where it goes on, on another page.
[[nodiscard]] QString reportContinued(const QString &heading);
[[nodiscard]] QString reportCheckCode(const MatchReport &report);
/// The same sections with the same rows in every language.
[[nodiscard]] std::vector<ReportSection> reportSections(const MatchReport &report);
/// Which sections a page has.
using ReportContent = std::vector<ReportSection> (*)(const MatchReport &);
/// Only those that say what changed in the teams: a page of its own.
[[nodiscard]] std::vector<ReportSection> changeSections(const MatchReport &report);

} // namespace dugout
