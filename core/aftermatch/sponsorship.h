// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterdesk.h"

namespace dugout {

// Deals with sponsors, as they stand on a team's sheet.

inline const RowId ongoingDeal{QStringLiteral("ongoing")};
inline const RowId insuranceDeal{QStringLiteral("star-insurance-guild")};
inline const RowId ordnanceDeal{QStringLiteral("farblast-and-sons")};

/// What is added to the die when a sponsor is looked for.
[[nodiscard]] int sponsorModifiers(const AfterView &view);
[[nodiscard]] int ongoingDeals(const AfterView &view);
/// Major sponsors who would sign with this team.
[[nodiscard]] QStringList willingSponsors(const AfterView &view);
/// Ends one deal; whatever it lent to a player goes with it.
void endDeal(AfterDesk &desk, const RowId &deal, const QString &reason);
void addDeal(AfterDesk &desk, const RowId &deal);
/// Line players who could carry a sponsor's bombs.
[[nodiscard]] QStringList linePlayers(const AfterView &view);

} // namespace dugout
