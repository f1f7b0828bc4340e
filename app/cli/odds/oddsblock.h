// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout odds block --st 4 --opponent-st 3 --assists 1 …`
[[nodiscard]] int runOddsBlock(const QStringList &arguments, CliContext &context);

} // namespace dugout
