// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

namespace dugout {

/// The picture of what a line of the log is about; empty where none is better than its words.
[[nodiscard]] QString logIcon(const std::vector<EventGroup> &groups, int group);

} // namespace dugout
