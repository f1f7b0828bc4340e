// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout skirmish new|answer|show|replay|random|deck|import`
[[nodiscard]] int runSkirmish(const QStringList &arguments, CliContext &context);

} // namespace dugout
