// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/skirmishcard.h"

#include <utility>

namespace dugout {

/// One thing that must be so for an objective to be scored, with its number where it has one. A
/// card's `values` hold it as "met:holds": 3.
using ScoreCondition = std::pair<QString, int>;

[[nodiscard]] const QStringList &scoreConditionNames();
/// All of them must hold; none where only the card's text says it.
[[nodiscard]] std::vector<ScoreCondition> scoreConditionsOf(const SkirmishCard &card);
void setScoreConditions(SkirmishCard &card, const std::vector<ScoreCondition> &conditions);

} // namespace dugout
