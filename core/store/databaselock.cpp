// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/databaselock.h"

#include "core/files/filelock.h"
#include "core/store/lockowner.h"
#include "core/store/storefault.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Error lockFault(const QString &path, const QLockFile &lock)
{
    // It could be made and not be written: there is no room for a line.
    if (lock.error() == QLockFile::UnknownError && QFileInfo(QFileInfo(path).path()).isDir())
        return StoreFault::noRoomToOpen(path, u"lock file"_s);
    if (lock.error() != QLockFile::LockFailedError)
        return StoreFault::readOnly(path, u"lock file"_s);
    const LockOwner owner = lockOwner(lock.fileName()).value_or(LockOwner());
    const QString who
        = u"%1, process %2 on %3"_s.arg(owner.program).arg(owner.process).arg(owner.computer);
    if (owner.isElsewhere)
        return StoreFault::otherComputer(lockedElsewhereSentence(path, owner), who);
    return StoreFault::secondWindow(path, who);
}

} // namespace

Result<std::unique_ptr<QLockFile>> lockDatabase(const QString &path, int patienceMs, bool takeOver)
{
    // Two names of one file must meet at one lock.
    const QString real = QFileInfo(path).canonicalFilePath();
    auto lock = std::make_unique<QLockFile>((real.isEmpty() ? path : real) + u".lock"_s);
    // A window may be open for weeks: only the death of its process makes a lock stale.
    lock->setStaleLockTime(0);
    if (!takeLock(*lock, patienceMs) && !(takeOver && takeLockOver(*lock)))
        return lockFault(path, *lock);
    return lock;
}

} // namespace dugout
