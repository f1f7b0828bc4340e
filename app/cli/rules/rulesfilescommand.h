// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

namespace dugout {

// For those who write a ruleset of their own.

[[nodiscard]] int runRulesCheck(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runRulesFormat(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runRulesSchema(const QStringList &arguments, CliContext &context);

} // namespace dugout
