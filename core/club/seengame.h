// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/play/session.h"

namespace dugout {

/// A kept game at its last line, to be looked at and not to be played on.
template<typename Game>
struct SeenGame
{
    JournalHeader header;
    JournalProgress stand;
    Session<Game> session;
};

} // namespace dugout
