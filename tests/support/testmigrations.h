// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/migrations.h"

namespace dugout {

/// The built-in migrations and three made-up later ones: new columns with data moved, a table
/// rebuilt under the keys that point to it, a trigger or function with semicolons inside.
[[nodiscard]] MigrationSet testMigrations();

} // namespace dugout
