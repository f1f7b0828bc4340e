// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/process.h"

#include <QFileInfo>

#include <cerrno>
#include <signal.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace dugout {

bool isProcessGone(qint64 process)
{
    return process > 0 && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

bool isProcessIn(qint64 process, const QString &folder)
{
    if (process <= 0 || isProcessGone(process))
        return false;
    const QString place = QFileInfo(u"/proc/%1/cwd"_s.arg(process)).canonicalFilePath();
    return !place.isEmpty() && place == QFileInfo(folder).canonicalFilePath();
}

bool hasAllRights()
{
    return ::geteuid() == 0;
}

bool canRunServers()
{
    return true;
}

} // namespace dugout
