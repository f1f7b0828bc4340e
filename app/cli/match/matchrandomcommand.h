// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout match random --ruleset R --seed S --count N | --keep N [--options …]`
[[nodiscard]] int runMatchRandom(const QStringList &arguments, CliContext &context);

} // namespace dugout
