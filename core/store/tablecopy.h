// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

namespace dugout {

/// Copies the rows of all tables of a SQLite database of ours from another database of the same
/// schema, as they were at one moment. The tables of `target` are empty before.
Result<void> copyTables(Connection &source, Connection &target);

} // namespace dugout
