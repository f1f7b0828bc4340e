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
    QStringList problems; ///< technical; empty when all is well

    bool operator==(const StoreReport &) const = default;
};

} // namespace dugout
