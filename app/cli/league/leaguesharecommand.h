// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/league/leaguekept.h"

#include <QStringList>

namespace dugout {

// A league that several tables share.

/// `league share LEAGUE [ADDRESS]`
[[nodiscard]] int runLeagueShare(const QStringList &arguments, CliContext &context);
/// `league join ADDRESS`
[[nodiscard]] int runLeagueJoin(const QStringList &arguments, CliContext &context);
/// `league leave LEAGUE`
[[nodiscard]] int runLeagueLeave(const QStringList &arguments, CliContext &context);
/// `league deliver LEAGUE`
[[nodiscard]] int runLeagueDeliver(const QStringList &arguments, CliContext &context);
/// `league claims LEAGUE`
[[nodiscard]] int runLeagueClaims(const QStringList &arguments, CliContext &context);
/// `league roles list|grant|revoke|sql`
[[nodiscard]] int runLeagueRoles(const QStringList &arguments, CliContext &context);

} // namespace dugout
