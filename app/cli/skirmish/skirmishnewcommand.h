// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout skirmish new --players Ana=garreks-reavers,… --out FILE`
[[nodiscard]] int runSkirmishNew(const QStringList &arguments, CliContext &context);

} // namespace dugout
