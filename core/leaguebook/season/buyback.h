// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"
#include "core/text/result.h"

namespace dugout {

// What a player of last season costs a team that is drafted anew. The rules print no sum, so the
// commissioner may write a formula; without one it is his value.

/// `value`, `price` of his position in the list, and `spp`.
[[nodiscard]] const QStringList &buyBackWords();

/// Why a formula cannot be reckoned with; an empty one can.
[[nodiscard]] Result<void> checkBuyBack(const QString &formula);

/// In whole gold pieces, never below nothing.
[[nodiscard]] Result<int> buyBackPrice(const QString &formula, const Player &player,
                                       const Team &team, const Ruleset &ruleset);

} // namespace dugout
