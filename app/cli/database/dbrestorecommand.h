// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

namespace dugout {

/// `dugout db restore`: lists the copies of a database, or puts one in its place.
[[nodiscard]] int runDbRestore(const QStringList &arguments, CliContext &context);

} // namespace dugout
