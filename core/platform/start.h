// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace dugout {

/// What follows the program's own name, in whatever letters it was typed.
[[nodiscard]] QStringList startArguments(int argc, char **argv);

/// Whether a window can be opened at all: without, Qt would abort before a word is said.
[[nodiscard]] bool hasDisplay();

/// The part of Qt that paints pages without a window being seen.
[[nodiscard]] QByteArray paintingPlatform();

/// A program with a window may have to ask for the terminal that a command writes to.
void takeTerminal();

} // namespace dugout
