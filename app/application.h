// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace dugout {

/// Opens the window and runs until it is closed; returns the exit status.
[[nodiscard]] int runWindow(int &argc, char **argv);

} // namespace dugout
