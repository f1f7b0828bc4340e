// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/migrations.h"
#include "core/store/storereport.h"

namespace dugout {

/// Looks through a whole database: what the engine can tell, whether every table is there and the
/// journals are complete, and whether all that is kept can be read. The latter two only at the
/// latest version, whose tables are known.
[[nodiscard]] Result<StoreReport> checkStore(Connection &connection, const MigrationSet &migrations,
                                             int version);

} // namespace dugout
