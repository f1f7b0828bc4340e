// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

namespace dugout {

/// `dugout serve GAME`: a kept match or skirmish on the phones of those at the table.
[[nodiscard]] int runServe(const QStringList &arguments, CliContext &context);

} // namespace dugout
