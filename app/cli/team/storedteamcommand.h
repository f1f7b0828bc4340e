// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

// What `dugout team` does with the teams that are kept.

/// `dugout team list`
[[nodiscard]] int runTeamList(const QStringList &arguments, CliContext &context);
/// `dugout team add FILE… | --samples`
[[nodiscard]] int runTeamAdd(const QStringList &arguments, CliContext &context);
/// `dugout team history TEAM`
[[nodiscard]] int runTeamHistory(const QStringList &arguments, CliContext &context);
/// `dugout team remove TEAM`
[[nodiscard]] int runTeamRemove(const QStringList &arguments, CliContext &context);

} // namespace dugout
