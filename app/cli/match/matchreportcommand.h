// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// `dugout match report FILE [--format text|html|json|pdf] [--out FILE] …`
[[nodiscard]] int runMatchReport(const QStringList &arguments, CliContext &context);

/// `dugout match check FILE [CODE]`: whether a report or a match is what it was.
[[nodiscard]] int runMatchCheck(const QStringList &arguments, CliContext &context);

} // namespace dugout
