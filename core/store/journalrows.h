// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

namespace dugout {

class Query;

/// How the table of journals says what a list shows.
[[nodiscard]] QString stateText(JournalState state);
[[nodiscard]] QString standingText(const QJsonObject &standing);

/// The beginning of a statement that asks for rows of the list.
[[nodiscard]] QString summarySelection();
/// A row of `summarySelection`.
[[nodiscard]] Result<JournalSummary> journalSummaryFrom(const Query &row);

} // namespace dugout
