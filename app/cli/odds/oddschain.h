// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout odds chain STEP… [--rerolls N] [--loner] [--failed N]`
[[nodiscard]] int runOddsChain(const QStringList &arguments, CliContext &context);

} // namespace dugout
