// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout team new|check|value|show|improve`
[[nodiscard]] int runTeam(const QStringList &arguments, CliContext &context);

} // namespace dugout
