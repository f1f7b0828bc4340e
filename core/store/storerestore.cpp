// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storerestore.h"

#include "core/platform/disk.h"
#include "core/store/connection.h"
#include "core/store/databaselock.h"
#include "core/store/store.h"
#include "core/store/storebackup.h"
#include "core/store/storefault.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Result<std::unique_ptr<Store>> openCopy(const QString &path)
{
    StoreOptions options = StoreOptions::as(StoreOptions::Access::Reader);
    options.acceptOutdated = true;
    return Store::open(StoreLocation::sqliteFile(path), options);
}

Result<void> proveGood(const QString &path)
{
    const auto copy = openCopy(path);
    if (!copy)
        return copy.error();
    const auto report = (*copy)->check();
    if (!report)
        return report.error();
    if (!report->problems.isEmpty())
        return StoreFault::damaged(path, report->problems.join(u"; "_s));
    return {};
}

QString freeAsideName(const QString &path)
{
    const QString stem
        = u"%1.aside-%2"_s.arg(path, QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s));
    QString name = stem;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = u"%1-%2"_s.arg(stem).arg(number);
    return name;
}

/// What stands only in the log moves into the file: the two cannot be put aside at one blow, and in
/// between the file alone must still be all there is. A damaged one stays as it is.
void emptyLog(const QString &path)
{
    if (QFileInfo(path + u"-wal"_s).size() == 0)
        return;
    if (auto present = Connection::open(StoreLocation::sqliteFile(path), ConnectionMode::ReadWrite))
        (void)(*present)->execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
}

/// The file gets a second name, so that there is always one under the first; where a disk knows no
/// second names, it is copied. Its log belongs to it and must never be taken for the copy's.
Result<QString> putAside(const QString &path)
{
    const QString aside = freeAsideName(path);
    if (!giveSecondName(path, aside) && !QFile::copy(path, aside))
        return StoreFault::backup(aside, u"copy"_s);
    for (const QString &ending : {u"-wal"_s, u"-journal"_s}) {
        if (QFileInfo::exists(path + ending) && !QFile::rename(path + ending, aside + ending))
            return StoreFault::backup(aside + ending, u"rename"_s);
    }
    QFile::remove(path + u"-shm"_s);
    return aside;
}

/// On a new computer the folder is not there yet. A copy that is none makes no folder either.
Result<void> makeFolderFor(const QString &folder, const QString &copy)
{
    if (QFileInfo(folder).isDir())
        return {};
    if (const auto source = openCopy(copy); !source)
        return source.error();
    if (!makeFolder(folder))
        return StoreFault::folderNotMade(folder);
    return {};
}

Result<void> fillPart(const QString &copy, const QString &part)
{
    const auto source = openCopy(copy);
    if (!source)
        return source.error();
    return (*source)->backup(part);
}

} // namespace

Result<QString> restoreCopy(const StoreLocation &target, const QString &copy,
                            const RestoreOptions &options)
{
    if (target.engine != StoreLocation::Engine::Sqlite)
        return StoreFault::noRestoreToServer(target.toString());
    const QString &path = target.path;
    const bool isThere = QFileInfo::exists(path);
    if (isThere && QFileInfo(path).size() > 0 && !options.replace)
        return StoreFault::wouldReplace(path);
    if (auto made = makeFolderFor(QFileInfo(path).absolutePath(), copy); !made)
        return made.error();
    const auto lock = lockDatabase(path, 0, options.takeOver);
    if (!lock)
        return lock.error();
    const QString part = u"%1.part-%2"_s.arg(path).arg(QCoreApplication::applicationPid());
    const auto cleaner = qScopeGuard([&part] { removeDatabaseFiles(part); });
    removeDatabaseFiles(part);
    removeLeftovers(QFileInfo(path).path(), QFileInfo(path).fileName());
    if (auto filled = fillPart(copy, part); !filled)
        return filled.error();
    QString aside;
    if (isThere) {
        emptyLog(path);
        const auto put = putAside(path);
        if (!put)
            return put.error();
        aside = *put;
    }
    if (!moveOver(part, path))
        return StoreFault::backup(path, u"rename"_s);
    synchronise(QFileInfo(path).path());
    return aside;
}

std::optional<BackupCopy> lastGoodCopy(const BackupShelf &shelf)
{
    for (const BackupCopy &copy : shelf.copies()) {
        if (proveGood(copy.path))
            return copy;
    }
    return std::nullopt;
}

} // namespace dugout
