// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <span>

namespace dugout {

/// What a row of a table does; nothing for one that is not there.
[[nodiscard]] std::span<const RuleEffect>
ruleEffectsOfRow(const Ruleset &ruleset, const QString &table, const QString &row);
[[nodiscard]] std::span<const RuleEffect> ruleEffectsOfInducement(const Ruleset &ruleset,
                                                                  const QString &id);
[[nodiscard]] std::span<const RuleEffect> ruleEffectsOfStar(const Ruleset &ruleset,
                                                            const QString &id);
[[nodiscard]] std::span<const RuleEffect> ruleEffectsOfDeck(const Ruleset &ruleset,
                                                            const QString &id);
[[nodiscard]] std::span<const RuleEffect> ruleEffectsOfRoster(const Ruleset &ruleset,
                                                              const RosterId &id);

/// The one of these that has an effect; null when none has.
[[nodiscard]] const RuleEffect *findRuleEffect(std::span<const RuleEffect> ruleEffects,
                                               QStringView effect);

/// Reads the list `does` of an entry.
[[nodiscard]] std::vector<RuleEffect> readRuleEffects(EntryReader &reader);

} // namespace dugout
