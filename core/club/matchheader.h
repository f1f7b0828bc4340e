// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"

namespace dugout {

/// What a journal of a new match begins with. Without a title it is called after the two teams.
[[nodiscard]] JournalHeader newMatchHeader(const ClubStores &stores, const MatchSetup &setup,
                                           const QString &title = {});

} // namespace dugout
