// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"
#include "core/shop/carddraw.h"

namespace dugout {

/// A team's sheet for one match: hired players stand among the others, what was bought in a list of
/// its own, and the treasury is what paying leaves. The team value stays that of the team.
[[nodiscard]] TeamSheet makeMatchSheet(const InducementShop &shop, size_t side,
                                       const DealtCards &cards, const Ruleset &ruleset,
                                       Language language,
                                       std::optional<Language> second = std::nullopt);

} // namespace dugout
