// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <map>

namespace dugout {

/// What a league or a match has chosen, by option. What is not in it keeps the edition's default.
using OptionChoices = std::map<OptionId, OptionValue>;

/// The chosen value, else the default; `false` for an option the edition does not know.
[[nodiscard]] OptionValue optionValue(const OptionChoices &choices, const Ruleset &ruleset,
                                      const QString &option);

/// True for a switch that is on, a number above zero and every choice but `off` and `none`.
[[nodiscard]] bool isOptionOn(const OptionChoices &choices, const Ruleset &ruleset,
                              const QString &option);

/// True when the edition knows the option and it is not on: a rule that an edition does not make
/// optional is in force.
[[nodiscard]] bool isSwitchedOff(const OptionChoices &choices, const Ruleset &ruleset,
                                 const QString &option);

/// For entries that may depend on an option: those that depend on none are always in use.
[[nodiscard]] bool isInUse(const std::optional<OptionId> &option, const OptionChoices &choices,
                           const Ruleset &ruleset);

} // namespace dugout
