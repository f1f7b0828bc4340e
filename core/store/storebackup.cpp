// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storebackup.h"

#include "core/platform/disk.h"
#include "core/platform/process.h"
#include "core/store/query.h"
#include "core/store/storefault.h"
#include "core/store/tablecopy.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QScopeGuard>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Result<void> fillFromFile(Connection &source, const QString &part)
{
    Query copy(source, u"VACUUM INTO ?"_s);
    copy.bind(part);
    return copy.run();
}

Result<void> fillFromServer(Connection &source, const MigrationSet &migrations, int version,
                            const QString &part)
{
    auto target = Connection::open(StoreLocation::sqliteFile(part), ConnectionMode::ReadWrite);
    if (!target)
        return target.error();
    if (auto made = migrate(**target, migrations.upTo(version).sqlite); !made)
        return made.error();
    return copyTables(source, **target);
}

Result<void> proveSound(Connection &connection)
{
    const auto damage = connection.dialect().findDamage(connection);
    if (!damage)
        return damage.error();
    if (!damage->isEmpty())
        return StoreFault::damaged(connection.location().toString(), damage->join(u"; "_s));
    return {};
}

Result<void> proveSoundFile(const QString &path)
{
    auto copy = Connection::open(StoreLocation::sqliteFile(path), ConnectionMode::ReadOnly);
    if (!copy)
        return copy.error();
    return proveSound(**copy);
}

Result<void> publish(const QString &part, const QString &path)
{
    if (!synchronise(part))
        return StoreFault::backup(path, u"fsync"_s);
    // QFile::rename never replaces a file, not even one that has just appeared.
    if (!QFile::rename(part, path)) {
        if (QFileInfo::exists(path))
            return StoreFault::fileExists(path);
        return StoreFault::backup(path, u"rename"_s);
    }
    synchronise(QFileInfo(path).path());
    return {};
}

/// What went wrong with the copy is told about the copy; what is wrong with the source, about that.
Error copyFault(const QString &path, const Error &cause)
{
    if (cause.code == ErrorCode::StoreDamaged || cause.code == ErrorCode::StoreAway)
        return cause;
    return StoreFault::backup(path, errorWord(cause.code) + u": "_s + cause.detail);
}

} // namespace

void removeDatabaseFiles(const QString &path)
{
    for (const QString &ending : {u""_s, u"-journal"_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(path + ending);
}

void removeLeftovers(const QString &folder, const QString &name)
{
    static const QRegularExpression form(u"\\.part-(\\d+)(?:-journal|-wal|-shm)?$"_s);
    const QStringList parts = QDir(folder).entryList({u"*.part-*"_s}, QDir::Files);
    for (const QString &part : parts) {
        const qint64 process = form.match(part).captured(1).toLongLong();
        if (part.startsWith(name) && isProcessGone(process))
            QFile::remove(folder + u'/' + part);
    }
}

QString freeBackupName(const QString &base, int version)
{
    const QString stem = u"%1.v%2"_s.arg(base).arg(version);
    QString name = stem + u".bak"_s;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = u"%1.%2.bak"_s.arg(stem).arg(number);
    return name;
}

Result<void> writeBackup(Connection &source, const MigrationSet &migrations, int version,
                         const QString &path)
{
    if (QFileInfo::exists(path))
        return StoreFault::fileExists(path);
    if (!makeFolder(QFileInfo(path).absolutePath()))
        return StoreFault::folderNotMade(QFileInfo(path).absolutePath());
    removeLeftovers(QFileInfo(path).absolutePath(), QFileInfo(path).fileName());
    const Connection::LongWork copying(source);
    if (auto sound = proveSound(source); !sound)
        return sound.error();
    const QString part = u"%1.part-%2"_s.arg(path).arg(QCoreApplication::applicationPid());
    removeDatabaseFiles(part);
    const auto cleaner = qScopeGuard([&part] { removeDatabaseFiles(part); });
    const bool isFile = source.location().engine == StoreLocation::Engine::Sqlite;
    auto filled
        = isFile ? fillFromFile(source, part) : fillFromServer(source, migrations, version, part);
    if (!filled)
        return copyFault(path, filled.error());
    if (auto sound = proveSoundFile(part); !sound)
        return StoreFault::backup(path, sound.error().detail);
    return publish(part, path);
}

} // namespace dugout
