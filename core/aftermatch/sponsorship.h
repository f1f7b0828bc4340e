// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterdesk.h"

namespace dugout {

// Deals with sponsors, as they stand on a team's sheet.

/// The kind of deal that pays after every match.
[[nodiscard]] RowId ongoingDeal(const AfterView &view);

/// What is added to the die when a sponsor is looked for.
[[nodiscard]] int sponsorModifiers(const AfterView &view);
[[nodiscard]] int ongoingDeals(const AfterView &view);
/// Major sponsors who would sign with this team.
[[nodiscard]] QStringList willingSponsors(const AfterView &view);
/// A number of the drawbacks that come with the team's sponsors.
[[nodiscard]] int sponsorDrawback(const AfterView &view, const QString &key);
/// What a sponsor lends to a player; none for most of them.
[[nodiscard]] const RuleEffect *lendingOf(const AfterView &view, const RowId &sponsor);
/// Ends one deal; whatever it lent to a player goes with it.
void endDeal(AfterDesk &desk, const RowId &deal, const QString &reason);
void addDeal(AfterDesk &desk, const RowId &deal);
/// Line players who could be lent what a sponsor has.
[[nodiscard]] QStringList linePlayers(const AfterView &view);

} // namespace dugout
