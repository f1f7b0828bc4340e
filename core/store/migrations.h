// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/storelocation.h"

#include <QString>

#include <vector>

namespace dugout {

class Connection;

/// One numbered step of the schema. Once released, its text never changes.
struct Migration
{
    int version = 0;
    QString name; ///< of its file, such as "0001_initial.sql"
    QString sql;

    bool operator==(const Migration &) const = default;
};

/// The steps for both engines, numbered 1, 2, 3… without a gap.
struct MigrationSet
{
    std::vector<Migration> sqlite;
    std::vector<Migration> postgres;

    /// The steps that this Dugout was built with.
    [[nodiscard]] static MigrationSet builtIn();
    [[nodiscard]] const std::vector<Migration> &of(StoreLocation::Engine engine) const;
    [[nodiscard]] int latest() const { return static_cast<int>(sqlite.size()); }
    /// The same steps up to a version and no further.
    [[nodiscard]] MigrationSet upTo(int version) const;
};

/// Takes the database from the version it has to the last of `steps`, one transaction per step: a
/// crash leaves it at one of the versions, never in between. Answers the version it had when its
/// turn came: another program may have been faster.
Result<int> migrate(Connection &connection, const std::vector<Migration> &steps);

} // namespace dugout
