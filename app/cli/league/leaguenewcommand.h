// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `league new`, `list`, `show`, `add`, `inducements`, `club`, `remove` and `season`.
[[nodiscard]] int runLeagueNew(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueList(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueShow(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueAdd(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueInducements(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueClub(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRemove(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueSeason(const QStringList &arguments, CliContext &context);

} // namespace dugout
