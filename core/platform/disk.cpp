// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/disk.h"

#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace dugout {

bool synchronise(const QString &path)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return false;
    const bool done = ::fsync(handle) == 0;
    ::close(handle);
    return done;
}

bool makeFolder(const QString &path)
{
    return QDir(path).exists()
        || (!path.contains(QChar(QChar::ReplacementCharacter)) && QDir().mkpath(path));
}

bool giveSecondName(const QString &path, const QString &other)
{
    return ::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()) == 0;
}

bool moveOver(const QString &from, const QString &to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

bool knowsLocks(const QString &folder)
{
    // A file of its own: closing one that is in use would drop whatever locks this program has
    // there.
    QByteArray probe = QFile::encodeName(folder) + "/.dugout-lock-XXXXXX";
    const int handle = ::mkstemp(probe.data());
    if (handle < 0)
        return true;
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    const bool works = ::fcntl(handle, F_SETLK, &lock) == 0
        || (errno != ENOLCK && errno != ENOSYS && errno != EOPNOTSUPP && errno != EINVAL);
    ::close(handle);
    ::unlink(probe.constData());
    return works;
}

} // namespace dugout
