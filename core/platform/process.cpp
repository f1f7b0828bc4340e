// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/process.h"

#include <cerrno>
#include <signal.h>

namespace dugout {

bool isProcessGone(qint64 process)
{
    return process > 0 && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

} // namespace dugout
