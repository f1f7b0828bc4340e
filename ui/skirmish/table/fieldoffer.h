// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"
#include "core/skirmish/state/skirmishstate.h"
#include "ui/skirmish/table/actormenu.h"

namespace dugout {

// What the battlefield can answer of what is asked.

/// The hexes that do: hexes themselves, or those of fighters.
[[nodiscard]] std::vector<Hex> hexesThatAnswer(const std::vector<Prompt> &prompts,
                                               const ActorMenu &actors, const SkirmishState &state);
/// The answer that pointing at the hex is; `shown` is how the desk asks what is `asked`.
[[nodiscard]] std::optional<Event> answerAt(Hex hex, const std::vector<Prompt> &shown,
                                            const std::vector<Prompt> &asked,
                                            const SkirmishState &state);

} // namespace dugout
