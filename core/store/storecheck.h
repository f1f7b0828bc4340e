// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/storereport.h"

namespace dugout {

/// Looks through a whole database: what the engine can tell, and whether the journals are complete.
/// The latter only at the latest version, whose tables are known.
[[nodiscard]] Result<StoreReport> checkStore(Connection &connection, int version, int latest);

} // namespace dugout
