// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace dugout {

/// What core draws for every surface, as a path in a square from 0 to 100.
[[nodiscard]] QPainterPath drawnPath(const char *data);

} // namespace dugout
