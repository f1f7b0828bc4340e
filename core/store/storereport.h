// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QStringList>

namespace dugout {

/// What `Store::check` found.
struct StoreReport
{
    int schemaVersion = 0;
    int latestVersion = 0;
    qint64 documents = 0;
    qint64 journals = 0;
    qint64 entries = 0;
    QMap<QString, QString> settings; ///< as the engine reports them
    QStringList problems; ///< damage, technical; empty when all is well
    /// A sentence for each thing that is whole and yet cannot be read; empty when all is well.
    QStringList unreadable;

    [[nodiscard]] bool isSound() const { return problems.isEmpty() && unreadable.isEmpty(); }

    bool operator==(const StoreReport &) const = default;
};

} // namespace dugout
