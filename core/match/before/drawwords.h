// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"

namespace dugout {

/// How many cards a side has bought that are dealt with the others, drawn or not.
[[nodiscard]] int boughtForTheDeal(const MatchContext &context, const SideState &side);
/// What a card of this deck costs where cards have money of their own: gold, or points.
[[nodiscard]] int deckPrice(const MatchContext &context, const Step &step, const QString &deck);
/// What a card of each deck costs, and what is left to spend.
[[nodiscard]] PromptWords moneyWords(const MatchContext &context, const MatchState &state,
                                     const Step &step, const Prompt &prompt);
/// Why a coach draws, the how manieth card it is and how many of them stay with him. Said without
/// naming any card, as the other coach may read it.
[[nodiscard]] PromptWords drawWords(const MatchContext &context, const MatchState &state,
                                    const Step &step, const Prompt &prompt);

} // namespace dugout
