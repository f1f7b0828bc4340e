// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/sharing/leagueserver.h"
#include "core/sharing/sharednote.h"

namespace dugout {

/// The fixture of a line with which somebody signs for one side, and nothing else; empty otherwise.
/// The signature must be of a team of his.
[[nodiscard]] Result<FixtureId> signedByHim(const ClubStores &stores, const SharedNote &note,
                                            const JournalChange &change);

/// A decision as the server is told of it.
[[nodiscard]] Result<SharedDeed> deedOf(const ClubStores &stores, const SharedNote &note,
                                        const JournalChange &change,
                                        const std::vector<Document> &documents);

} // namespace dugout
