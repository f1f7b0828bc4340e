// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

class CliParser;

/// The options that say who rolls and where.
void describeRollOptions(CliParser &parser);

/// The id of the roll that a coach calls `word`, such as `gfi`; other words stay as they are.
[[nodiscard]] QString rollIdOf(const QString &word);

/// `dugout odds dodge --ag 3 …` and its like: `command` is how the coach calls the roll.
[[nodiscard]] int runOddsRoll(const QString &command, const QStringList &arguments,
                              CliContext &context);

/// `dugout odds activation --skills wild-animal`: every roll made on declaring an action.
[[nodiscard]] int runOddsActivation(const QStringList &arguments, CliContext &context);

/// `dugout odds roll ID …`: any roll of the edition by its id.
[[nodiscard]] int runOddsAnyRoll(const QStringList &arguments, CliContext &context);

} // namespace dugout
