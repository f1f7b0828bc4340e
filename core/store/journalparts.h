// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/store/connection.h"

namespace dugout {

// What is kept beside a journal, within a transaction that the caller has begun.

[[nodiscard]] Result<void> keepPart(Connection &connection, const JournalId &id,
                                    const JournalPart &part);
[[nodiscard]] Result<std::vector<JournalPart>> readParts(Connection &connection,
                                                         const JournalId &id);

} // namespace dugout
