// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/process.h"

#include "core/platform/windows/system.h"

namespace dugout {

bool isProcessGone(qint64 process)
{
    if (process <= 0)
        return false;
    const OpenHandle asked(
        ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process)));
    if (!asked.isOpen())
        return ::GetLastError() == ERROR_INVALID_PARAMETER;
    DWORD status = STILL_ACTIVE;
    return ::GetExitCodeProcess(asked.get(), &status) && status != STILL_ACTIVE;
}

/// Where another process works is not told here, and no servers are run.
bool isProcessIn(qint64 /*process*/, const QString & /*folder*/)
{
    return false;
}

bool hasAllRights()
{
    return false;
}

bool canRunServers()
{
    return false;
}

} // namespace dugout
