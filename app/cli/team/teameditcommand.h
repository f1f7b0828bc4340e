// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout team edit TEAM …`
[[nodiscard]] int runTeamEdit(const QStringList &arguments, CliContext &context);

} // namespace dugout
