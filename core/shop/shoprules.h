// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/inducementshop.h"

namespace dugout {

// What whyNotForSale asks, in two parts: an inducement may stand for a hundred stars or positions.

/// Why nothing of the kind is for sale to the side.
[[nodiscard]] std::optional<Error> whyNoneForSale(const InducementShop &shop, size_t side,
                                                  const Inducement &inducement,
                                                  const Ruleset &ruleset);
/// Why this one is not where the kind is.
[[nodiscard]] std::optional<Error> whyNotThisOne(const InducementShop &shop, size_t side,
                                                 const Inducement &inducement,
                                                 const Purchase &wanted, const Ruleset &ruleset);

} // namespace dugout
