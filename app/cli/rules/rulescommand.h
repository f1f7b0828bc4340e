// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout rules list|export|check|print`
[[nodiscard]] int runRules(const QStringList &arguments, CliContext &context);

} // namespace dugout
