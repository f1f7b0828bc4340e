// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout db init|check|backup|migrate [--database URL]`
[[nodiscard]] int runDb(const QStringList &arguments, CliContext &context);

} // namespace dugout
