// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/session.h"

namespace dugout {

/// Takes out of the log what no longer fits after something earlier was corrected, as one
/// correction: the state stays as it is, for none of it counts. Of an entry that fits in part the
/// rest stays. Nothing where all fits.
[[nodiscard]] std::optional<Correction>
withoutRejectedEvents(const std::vector<EventGroup> &groups,
                      const std::vector<RejectedEvent> &rejectedEvents);

} // namespace dugout
