// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/reportsections.h"

namespace dugout {

/// What happened beside goals and casualties, in its order.
[[nodiscard]] ReportSection courseSection(const MatchReport &report);

} // namespace dugout
