// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `league draw`, `publish`, `challenge`, `start`, `result` and `award`.
[[nodiscard]] int runLeagueDraw(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeaguePublish(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueChallenge(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueStart(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueResult(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueAward(const QStringList &arguments, CliContext &context);

} // namespace dugout
