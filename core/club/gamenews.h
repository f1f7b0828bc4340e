// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

namespace dugout {

/// Whether somebody else went on with a game since so many of its lines were read here, or removed
/// it. Reads one line at most.
[[nodiscard]] bool hasGoneOn(JournalStore &journals, const JournalId &game, qint64 lines);

} // namespace dugout
