// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout rules print RULESET --out FILE`: needs a QGuiApplication.
[[nodiscard]] int runRulesPrint(const QStringList &arguments, CliContext &context);

} // namespace dugout
