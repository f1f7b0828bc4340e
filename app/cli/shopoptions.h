// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "app/cli/team/openteam.h"
#include "core/shop/inducementshop.h"

namespace dugout {

/// What both sides bring to and buy in the inducement shop: `--inducements`, `--treasury`, and
/// the same for the opponent.
void addShopOptions(CliParser &parser);
[[nodiscard]] bool hasShopOptions(const CliParser &parser);

/// The shop with everything that was said, bought by the edition's rules.
[[nodiscard]] Result<InducementShop> shopFromOptions(const CliParser &parser, const OpenTeam &home,
                                                     const OpenTeam &away);

} // namespace dugout
