// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/store/connection.h"

namespace dugout {

// The entries of finished games in the table `journal_pack`, within a transaction that the caller
// has begun.

/// The entries as bytes.
[[nodiscard]] QByteArray packEntries(const std::vector<JournalEntry> &entries);
/// `what` names the journal, for the log.
[[nodiscard]] Result<std::vector<JournalEntry>> unpackEntries(const QByteArray &bytes,
                                                              const QString &what);

/// None where nothing of the journal is packed.
[[nodiscard]] Result<std::vector<JournalEntry>> readPack(Connection &connection,
                                                         const JournalId &id);
/// These are all entries there are: they take the place of whatever is kept of the journal.
[[nodiscard]] Result<void> keepPack(Connection &connection, const JournalId &id,
                                    const std::vector<JournalEntry> &entries);

} // namespace dugout
