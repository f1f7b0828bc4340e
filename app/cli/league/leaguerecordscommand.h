// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `league records`, `ratings`, `hall`, `prizes`, `sign` and `redraft`.
[[nodiscard]] int runLeagueRecords(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRatings(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueHall(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeaguePrizes(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueSign(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRedraft(const QStringList &arguments, CliContext &context);

} // namespace dugout
