// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

namespace dugout {

/// A kept game by its id, or by its title where only one bears it.
[[nodiscard]] Result<JournalId> namedGame(JournalStore &journals, const QString &game,
                                          const QString &name);

} // namespace dugout
