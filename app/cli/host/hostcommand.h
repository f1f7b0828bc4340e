// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout host start|run|status|slips|password|copy|stop|move-away|move-here`
[[nodiscard]] int runHost(const QStringList &arguments, CliContext &context);

} // namespace dugout
