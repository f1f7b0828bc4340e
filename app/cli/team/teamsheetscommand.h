// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// The earlier sheets of a kept team: lists them, or shows, compares and writes one.
[[nodiscard]] int runTeamSheets(const QStringList &arguments, CliContext &context);
/// Goes back to one of them.
[[nodiscard]] int runTeamBack(const QStringList &arguments, CliContext &context);

} // namespace dugout
