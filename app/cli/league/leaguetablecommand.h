// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout league table RESULTS.csv …`
[[nodiscard]] int runLeagueTable(const QStringList &arguments, CliContext &context);

} // namespace dugout
