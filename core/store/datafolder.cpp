// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/datafolder.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace dugout {

QString dataFolder(const std::optional<QString> &chosen)
{
    if (chosen && !chosen->isEmpty())
        return QDir(*chosen).absolutePath();
    if (const QString named = qEnvironmentVariable("DUGOUT_DATA"); !named.isEmpty())
        return QDir(named).absolutePath();
    // The same folder as AppDataLocation, whatever the running program calls itself.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/dugout"_s;
}

StoreLocation defaultStoreLocation(const QString &folder)
{
    return StoreLocation::sqliteFile(folder + u"/dugout.db"_s);
}

} // namespace dugout
