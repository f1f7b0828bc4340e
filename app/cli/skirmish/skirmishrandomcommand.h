// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout skirmish random --players N --seed S --count N [--options …]`
[[nodiscard]] int runSkirmishRandom(const QStringList &arguments, CliContext &context);

} // namespace dugout
