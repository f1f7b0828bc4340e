// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/inducementshop.h"

namespace dugout {

// At an event whose teams come back as registered after every match, the organiser may let them buy
// help once, with the gold that building the team left, for all matches of the event. What he does
// not want he bans, and he may set prices and limits of his own, as for any other match.

/// Whether the rules of a league let its teams do so; it counts only where they come back.
[[nodiscard]] bool mayBuyForGood(const OptionChoices &options, const Ruleset &ruleset);
/// Beside the options of a match: its teams brought what they have bought for good, and nothing is
/// bought before it.
[[nodiscard]] OptionId boughtForGoodMark();

/// The shop of one team alone, with nothing bought. Its gold is what the sheet has left. Cards are
/// drawn for a match and cannot be had for good.
[[nodiscard]] InducementShop shopForGood(const Team &team, const Ruleset &ruleset,
                                         const OptionChoices &options);
/// Everything that is wanted, with its prices; refused whole where something is not for sale, or
/// the gold is not enough for all of it.
[[nodiscard]] Result<InducementShop> buyForGood(const Team &team,
                                                const std::vector<Purchase> &wanted,
                                                const Ruleset &ruleset,
                                                const OptionChoices &options);
/// The team with what it bought, which is paid for; what it had bought before is given back.
[[nodiscard]] Team withBought(Team team, const std::vector<Purchase> &bought);
/// Whether a sheet that may have gone on since can say so: it has other things, and the gold.
[[nodiscard]] bool followsBought(const Team &team, const std::vector<Purchase> &bought);

} // namespace dugout
