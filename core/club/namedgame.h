// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

namespace dugout {

/// What a game is called: one plain line, cut where it is too long. Empty where nothing can be
/// shown.
[[nodiscard]] QString plainTitle(const QString &title);

/// A kept game by its id, or by its title where only one bears it.
[[nodiscard]] Result<JournalId> namedGame(JournalStore &journals, const QString &game,
                                          const QString &name);

} // namespace dugout
