// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/match/openmatchfile.h"

#include <QStringList>

namespace dugout {

/// `dugout match new|answer|show|replay|report|random…`
[[nodiscard]] int runMatch(const QStringList &arguments, CliContext &context);

/// Prints the state and what is asked; returns the status to end with.
[[nodiscard]] int showMatch(const NamedMatch &match, CliContext &context);

} // namespace dugout
