// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/disk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryFile>

#include <cerrno>
#include <cstdio>
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

bool giveSecondName(const QString &path, const QString &other)
{
    return ::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()) == 0;
}

bool canLockFilesIn(const QString &folder)
{
    QTemporaryFile tried(QDir(folder).filePath(QStringLiteral(".dugout-XXXXXX")));
    if (!tried.open())
        return true;
    struct flock whole = {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    if (::fcntl(tried.handle(), F_SETLK, &whole) == 0)
        return true;
    return errno != ENOLCK && errno != EOPNOTSUPP && errno != ENOTSUP && errno != ENOSYS
        && errno != EINVAL;
}

bool moveOver(const QString &from, const QString &to)
{
    return std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

} // namespace dugout
