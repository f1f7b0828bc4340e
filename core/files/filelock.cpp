// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/filelock.h"

#include <QFileInfo>
#include <QLockFile>
#include <QThread>

namespace dugout {

namespace {

/// Who makes a lock writes into it at once.
constexpr int writingMs = 50;

bool saysNothing(const QLockFile &lock)
{
    qint64 process = 0;
    QString computer;
    QString program;
    return QFileInfo::exists(lock.fileName()) && !lock.getLockInfo(&process, &computer, &program);
}

/// A living owner holds the file itself open, and the system lets nobody remove it.
bool removeBlank(QLockFile &lock)
{
    if (!saysNothing(lock))
        return false;
    QThread::msleep(writingMs);
    return saysNothing(lock) && lock.removeStaleLockFile();
}

} // namespace

bool takeLock(QLockFile &lock, int patienceMs)
{
    return lock.tryLock(patienceMs) || (removeBlank(lock) && lock.tryLock(patienceMs));
}

} // namespace dugout
