// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"

namespace dugout {

/// What a coach sees of everything that is kept. The list of teams says of each how its career
/// reads, that of matches what result each has left.
[[nodiscard]] Result<QJsonObject> storeFacts(const ClubStores &stores);
/// The facts of one team, as the list of teams says them.
[[nodiscard]] Result<QJsonObject> keptTeamFacts(const ClubStores &stores, const QString &id);
/// Of one match, as the list of matches says it.
[[nodiscard]] Result<QJsonObject> keptMatchFacts(const ClubStores &stores, const QString &id);

/// All of that together with everything that is written on the sheets of the teams and how often
/// they were written: the same as long as nothing is done.
[[nodiscard]] Result<QJsonObject> storeContents(const ClubStores &stores);

} // namespace dugout
