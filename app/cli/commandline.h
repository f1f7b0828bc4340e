// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

/// True when these arguments (without the program's name) ask for a command, help or the version
/// rather than for the window.
[[nodiscard]] bool isCommandLine(const QStringList &arguments);

/// True when the command paints pages. It then needs a QGuiApplication, for which the platform
/// `offscreen` is enough; every other command needs a QCoreApplication only.
[[nodiscard]] bool commandPaints(const QStringList &arguments);

/// Runs a command and returns the exit status. Needs an application object but no display.
[[nodiscard]] int runCommandLine(const QStringList &arguments, CliContext &context);

/// The options that may stand before the command, or without one, take a value each.
[[nodiscard]] bool takesValue(const QString &word);

} // namespace dugout
