// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// A refusal for want of a team list, with the option that names one.
[[nodiscard]] Error withRosterHint(Error refusal);

/// `dugout team import`
[[nodiscard]] int runTeamImport(const QStringList &arguments, CliContext &context);
/// `dugout team export`
[[nodiscard]] int runTeamExport(const QStringList &arguments, CliContext &context);
/// `dugout team formats`
[[nodiscard]] int runTeamFormats(const QStringList &arguments, CliContext &context);

} // namespace dugout
