// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace dugout {

/// Serves until a signal ends it or `obey`, which is given every line of standard input, says
/// false.
void serveUntilEnded(const std::function<bool(const QString &line)> &obey);

} // namespace dugout
