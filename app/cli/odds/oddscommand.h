// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout odds chain|attack|dodge|block|…`
[[nodiscard]] int runOdds(const QStringList &arguments, CliContext &context);

} // namespace dugout
