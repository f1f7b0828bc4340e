// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"
#include "core/skirmish/state/skirmishchanges.h"

namespace dugout {

/// The boards a player could choose in earlier versions, which told two plain ones apart by their
/// owner.
[[nodiscard]] Prompt formerBoardPrompt(const SkirmishContext &context, const SkirmishState &state,
                                       Seat seat);

} // namespace dugout
