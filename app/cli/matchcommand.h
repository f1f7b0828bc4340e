// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout match new|answer|show|replay|report|random`
[[nodiscard]] int runMatch(const QStringList &arguments, CliContext &context);

} // namespace dugout
