// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/disk.h"

#include <QDir>

namespace dugout {

bool makeFolder(const QString &path)
{
    return QDir(path).exists()
        || (!path.contains(QChar(QChar::ReplacementCharacter)) && QDir().mkpath(path));
}

} // namespace dugout
