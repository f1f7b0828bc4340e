// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishaction.h"
#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

/// Reactions of fighters that everybody can see at this opportunity, of all seats.
[[nodiscard]] std::vector<SkirmishAction> publicReactions(const SkirmishContext &context,
                                                          const SkirmishState &state,
                                                          const SkirmishStep &step);
/// Whether somebody may have a card that names this very opportunity, as far as the table can tell;
/// those that name none may be meant for any.
[[nodiscard]] bool isMomentOfACard(const SkirmishContext &context, const SkirmishState &state,
                                   const SkirmishStep &step);

} // namespace dugout
