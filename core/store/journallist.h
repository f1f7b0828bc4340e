// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

namespace dugout {

class Connection;

/// The list of games, or a page of it, inside of a transaction.
[[nodiscard]] Result<std::vector<JournalSummary>> listJournals(Connection &connection,
                                                               const JournalQuery &query);
/// How many there are, whatever the query's page.
[[nodiscard]] Result<qint64> countJournals(Connection &connection, const JournalQuery &query);

} // namespace dugout
