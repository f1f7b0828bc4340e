// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/filemark.h"

#include <QFile>

#include <sys/stat.h>

namespace dugout {

std::optional<FileMark> fileMark(const QString &path)
{
    struct stat facts
    {
    };
    if (::stat(QFile::encodeName(path).constData(), &facts) != 0)
        return std::nullopt;
    return FileMark{facts.st_dev, facts.st_ino};
}

} // namespace dugout
