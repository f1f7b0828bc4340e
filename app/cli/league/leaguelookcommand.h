// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `league standings`, `why`, `leaders`, `history`, `undo`, `redo`, `export`, `import` and `check`.
[[nodiscard]] int runLeagueStandings(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueWhy(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueLeaders(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueHistory(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueUndo(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRedo(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueExport(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueImport(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueCheck(const QStringList &arguments, CliContext &context);

} // namespace dugout
