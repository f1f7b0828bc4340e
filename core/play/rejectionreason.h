// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

namespace dugout {

/// Why an entry of the log no longer fits, for a coach who knows nothing of the ids of prompts.
[[nodiscard]] QString rejectionReason(const Error &reason);

} // namespace dugout
