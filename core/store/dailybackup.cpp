// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/dailybackup.h"

#include "core/store/store.h"

#include <QFileInfo>

#include <utility>

namespace dugout {

Result<QString> makeDailyCopy(const StoreLocation &location, const BackupShelf &shelf,
                              const QDate &today)
{
    const QString path = shelf.pathOf(today);
    if (QFileInfo::exists(path))
        return QString();
    const auto store = Store::open(location, StoreOptions::as(StoreOptions::Access::Reader));
    if (!store)
        return store.error();
    if (auto copied = (*store)->backup(path); !copied)
        return copied.error();
    shelf.tidy();
    return path;
}

DailyBackup::DailyBackup(StoreLocation location, BackupShelf shelf, const QDate &today, Done done)
    : m_thread([location = std::move(location), shelf = std::move(shelf), today,
                done = std::move(done)] { done(makeDailyCopy(location, shelf, today)); })
{ }

DailyBackup::~DailyBackup()
{
    m_thread.join();
}

} // namespace dugout
