// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout skirmish collection show | take FILE`
[[nodiscard]] int runSkirmishCollection(const QStringList &arguments, CliContext &context);

} // namespace dugout
