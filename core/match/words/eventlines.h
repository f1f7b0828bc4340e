// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"

namespace dugout {

/// What the log says of an event, in the language of the moment.
[[nodiscard]] QString eventLine(const MatchContext &context, const MatchState &before,
                                const Step &step, const Event &event);
/// "↓ 7, 2 squares": the first die is the direction on the template.
[[nodiscard]] QString scatterWords(const std::vector<int> &dice);
/// The same for an event that does not fit where it stands, so that nothing is known of its step.
[[nodiscard]] QString looseLine(const MatchContext &context, const MatchState &state,
                                const Event &event);

} // namespace dugout
