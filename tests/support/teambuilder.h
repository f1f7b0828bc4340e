// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"
#include "core/team/hiring.h"

namespace dugout {

/// A built-in ruleset; stops the test when it cannot be loaded.
[[nodiscard]] const Ruleset &testRuleset(const QString &id);

/// The ids of the built-in editions that have teams.
[[nodiscard]] QStringList footballRulesets();

/// A team in creation with as many players of each position as said.
[[nodiscard]] Team testTeam(const Ruleset &ruleset, const QString &roster,
                            const std::vector<std::pair<QString, int>> &players);

/// The value of a result that must not fail; stops the test with its sentence otherwise.
template<typename T>
[[nodiscard]] T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(errorWord(result.error().code) + u' ' + result.error().message));
    return *std::move(result);
}

} // namespace dugout
